import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// Weak references to all that the screen of a place was made of are nil once it is gone, whatever it was waiting for.
struct PlaceLifetimeTests {
  enum Wait: CaseIterable {
    case load, loadFailed, next, favourite, favouriteGone
  }

  private static let app: Set = ["AppDelegate"]
  private static let menu: Set = ["NavigationController", "MenuViewController", "MenuDataSource", "MenuLayout"]
  private static let places: Set = ["PlacesViewController", "PlacesDataSource", "PlacesLayout"]
  private static let place: Set = ["PlaceViewController", "PlaceLayout"]

  private let fixture = AppFixture()

  /// Opens a place and lets it wait; returns all that there is then.
  private func objects(waitingFor wait: Wait) throws -> ModuleObjects {
    fixture.launch()
    switch wait {
    case .load, .loadFailed: fixture.open("guide://places/aljube")
    case .next, .favourite, .favouriteGone: try fixture.openFirstPlace()
    }
    switch wait {
    case .load: break
    case .loadFailed: fixture.place.requests[0].answer(.failure(.notFound))
    case .next:
      try fixture.window.perform(.tap(id: "place.next"))
      try fixture.window.perform(.tap(id: "place.next"))
    case .favourite, .favouriteGone: try fixture.window.perform(.toggle(id: "place.favourite"))
    }
    if wait == .favouriteGone { fixture.favourite.requests[0].answer(.failure(.notFound)) }
    let objects = ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
    let alert: Set<String> = [.loadFailed, .favouriteGone].contains(wait) ? ["AlertController"] : []
    #expect(objects.types == Self.app.union(Self.menu).union(Self.places).union(Self.place).union(alert))
    return objects
  }

  /// Nothing of this screen is under way any more, and what comes late changes nothing that is shown.
  private func expectNothingComes(after wait: Wait) throws {
    if wait == .load { #expect(fixture.place.requests[0].isCancelled) }
    if wait == .next { #expect(fixture.places.requests[1].isCancelled) }
    if wait == .favourite { #expect(fixture.favourite.requests[0].isCancelled == (fixture.session.user == nil)) }
    fixture.favourite.requests.last?.answer(.success(()))
    let snapshot = fixture.window.snapshot
    fixture.place.requests.first?.answer(.failure(.offline))
    if wait == .next { fixture.places.requests[1].answer(.failure(.offline)) }
    try fixture.notes.set("Late", for: wait == .next ? "fado" : "aljube")
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("Back", arguments: [Wait.load, .favourite])
  func back(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Self.app.union(Self.menu).union(Self.places))
    try expectNothingComes(after: wait)
    #expect(fixture.stack == ["menu", "places"])
  }

  @Test("Back while Next waits for a page leaves the place below, and back again nothing of that")
  func backFromNext() throws {
    let objects = try objects(waitingFor: .next)
    try fixture.window.perform(.goBack)
    try expectNothingComes(after: .next)
    #expect(fixture.window.snapshot.screen.title == "Aljube")
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Self.app.union(Self.menu).union(Self.places))
  }

  @Test("OK in its alert", arguments: [Wait.loadFailed, .favouriteGone])
  func alert(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(objects.alive == Self.app.union(Self.menu).union(Self.places))
    try expectNothingComes(after: wait)
  }

  @Test("Expiry", arguments: Wait.allCases)
  func expiry(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.session.expire()
    #expect(objects.alive == Self.app)
    #expect(fixture.favourites.ids.isEmpty)
    try expectNothingComes(after: wait)
    #expect(fixture.stack == ["signIn"])
  }

  @Test("A link", arguments: Wait.allCases)
  func link(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.open("guide://reference")
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
    if wait == .load { #expect(fixture.place.requests[0].isCancelled) }
    if wait == .next { #expect(fixture.places.requests[1].isCancelled) }
  }
}
