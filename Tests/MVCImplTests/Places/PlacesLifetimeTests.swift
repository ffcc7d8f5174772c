import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// Weak references to all that the places' screen was made of are nil once it is gone, whatever it was waiting for.
struct PlacesLifetimeTests {
  enum Wait: CaseIterable {
    case load, search, searchUnderWay, more, refresh
  }

  private static let app: Set = ["AppDelegate"]
  private static let menu: Set = ["NavigationController", "MenuViewController", "MenuDataSource", "MenuLayout"]
  private static let places: Set = ["PlacesViewController", "PlacesDataSource", "PlacesLayout"]

  private let fixture = AppFixture()

  /// Opens the places and lets them wait; returns all that there is then.
  private func objects(waitingFor wait: Wait) throws -> ModuleObjects {
    fixture.launch()
    try fixture.openPlaces()
    if wait != .load { fixture.places.requests[0].answer(.success(.first)) }
    switch wait {
    case .load: break
    case .search, .searchUnderWay: try fixture.window.perform(.type(text: "fado", id: "places.search"))
    case .more: try fixture.window.perform(.scrollToEnd(id: "places.list"))
    case .refresh: try fixture.window.perform(.pullToRefresh(id: "places.list"))
    }
    if wait == .searchUnderWay { fixture.clock.advance(by: .milliseconds(300)) }
    let objects = ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
    #expect(objects.types == Self.app.union(Self.menu).union(Self.places))
    return objects
  }

  /// Nothing is under way any more, and what comes late changes nothing.
  private func expectNothingComes(after wait: Wait) throws {
    if wait != .search { #expect(try #require(fixture.places.requests.last).isCancelled) }
    #expect(fixture.clock.nextDue == nil)
    let snapshot = fixture.window.snapshot
    fixture.clock.advance(by: .seconds(1))
    fixture.places.requests.last?.answer(.failure(.offline))
    try fixture.favourites.set(true, id: "fado")
    try fixture.favourites.set(false, id: "fado")
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("Back", arguments: Wait.allCases)
  func back(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Self.app.union(Self.menu))
    try expectNothingComes(after: wait)
  }

  @Test("Expiry", arguments: Wait.allCases)
  func expiry(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.session.expire()
    #expect(objects.alive == Self.app)
    try expectNothingComes(after: wait)
    #expect(fixture.stack == ["signIn"])
  }

  @Test("A link", arguments: Wait.allCases)
  func link(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.delegate?.application(open: "guide://reference")
    #expect(objects.alive == Self.app.union(["NavigationController"]))
    try expectNothingComes(after: wait)
    #expect(fixture.stack == ["menu", "reference"])
  }

  @Test("The end of the session at the user's wish", arguments: Wait.allCases)
  func signOut(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.session.signOut()
    #expect(objects.alive == Self.app)
    try expectNothingComes(after: wait)
  }

  @Test("The end of the process", arguments: Wait.allCases)
  func kill(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.kill()
    #expect(objects.alive.isEmpty)
    try expectNothingComes(after: wait)
  }

  @Test("Back after the alert of a failed refresh")
  func alert() throws {
    let objects = try objects(waitingFor: .refresh)
    fixture.places.requests[1].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Self.app.union(Self.menu))
  }

  @Test("Back leads from the places of a quarter to the quarters, and leaves only them")
  func backToQuarters() throws {
    fixture.launch()
    try fixture.openQuarters()
    fixture.quarters.requests[0].answer(.success([.alfama]))
    try fixture.window.perform(.selectRow(number: 1, id: "quarters.list"))
    let objects = ModuleObjects(reachableFrom: fixture.window)
    #expect(objects.types.isSuperset(of: Self.places))
    try fixture.window.perform(.goBack)
    #expect(objects.alive.isDisjoint(with: Self.places))
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.quarters.requests.count == 1)
  }
}
