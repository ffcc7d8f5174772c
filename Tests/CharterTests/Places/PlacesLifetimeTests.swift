import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Closing the screen releases its objects, whatever it was waiting for.
struct PlacesLifetimeTests {
  nonisolated enum Wait: CaseIterable {
    case load, search, searchUnderWay, more, refresh
  }

  private let fixture = AppFixture()

  /// Opens the places and lets them wait. Returns their objects.
  private func objects(_ subject: Subject, waitingFor wait: Wait) throws -> ModuleObjects {
    fixture.launch(subject)
    let menu = fixture.objects
    try fixture.openPlaces()
    if wait != .load { try fixture.places.requests[0].answer(.success(.first)) }
    switch wait {
    case .load: break
    case .search, .searchUnderWay: try fixture.app.perform(.type(text: "fado", id: "places.search"))
    case .more: try fixture.app.perform(.scrollToEnd(id: "places.list"))
    case .refresh: try fixture.app.perform(.pullToRefresh(id: "places.list"))
    }
    if wait == .searchUnderWay { fixture.clock.advance(by: .milliseconds(300)) }
    let places = fixture.objects.without(menu)
    #expect(!places.alive.isEmpty)
    return places
  }

  /// Expects that no request or timer is pending, and that late replies and changes show nothing.
  private func expectNothingComes(after wait: Wait) throws {
    if wait != .search { #expect(try #require(fixture.places.requests.last).isCancelled) }
    #expect(fixture.clock.nextDue == nil)
    let snapshot = fixture.app.snapshot
    fixture.clock.advance(by: .seconds(1))
    fixture.places.requests.last?.answer(.failure(.offline))
    try fixture.favourites.set(true, id: "fado")
    try fixture.favourites.set(false, id: "fado")
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and drops a search that waits", arguments: try await Subject.all, Wait.allCases)
  func back(subject: Subject, wait: Wait) throws {
    let objects = try objects(subject, waitingFor: wait)
    try fixture.app.perform(.goBack)
    #expect(objects.alive == [])
    try expectNothingComes(after: wait)
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all(with: Departure.allCases, Wait.allCases))
  func departure(subject: Subject, departure: Departure, wait: Wait) throws {
    let objects = try objects(subject, waitingFor: wait)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    try expectNothingComes(after: wait)
  }

  @Test("Back after the alert of a failed refresh releases the screen", arguments: try await Subject.all)
  func alert(subject: Subject) throws {
    let objects = try objects(subject, waitingFor: .refresh)
    try fixture.places.requests[1].answer(.failure(.offline))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try fixture.app.perform(.goBack)
    #expect(objects.alive == [])
  }

  @Test(
    "Back from the places of a quarter releases them, and not the quarters", arguments: try await Subject.all)
  func backToQuarters(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openQuarters()
    try fixture.quarters.requests[0].answer(.success([.alfama]))
    let quarters = fixture.objects
    try fixture.app.perform(.selectRow(number: 1, id: "quarters.list"))
    let places = fixture.objects.without(quarters)
    #expect(!places.alive.isEmpty)
    try fixture.app.perform(.goBack)
    #expect(places.alive == [])
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.quarters.requests.count == 1)
  }
}
