import HeadlessUI
import SharedModel
import Testing

/// Weak references to all that the screen of a place was made of are nil once it is gone, whatever it was waiting for.
struct PlaceLifetimeTests {
  nonisolated enum Wait: CaseIterable {
    case load, loadFailed, next, favourite, favouriteGone
  }

  private let fixture = AppFixture()

  /// Opens a place and lets it wait; returns all that came with it and the screens below it.
  private func objects(waitingFor wait: Wait) throws -> ModuleObjects {
    fixture.launch()
    let menu = fixture.objects
    switch wait {
    case .load, .loadFailed: fixture.open("guide://places/aljube")
    case .next, .favourite, .favouriteGone: try fixture.openFirstPlace()
    }
    switch wait {
    case .load: break
    case .loadFailed: fixture.place.requests[0].answer(.failure(.notFound))
    case .next:
      try fixture.app.perform(.tap(id: "place.next"))
      try fixture.app.perform(.tap(id: "place.next"))
    case .favourite, .favouriteGone: try fixture.app.perform(.toggle(id: "place.favourite"))
    }
    if wait == .favouriteGone { fixture.favourite.requests[0].answer(.failure(.notFound)) }
    let place = fixture.objects.without(menu)
    #expect(!place.alive.isEmpty)
    return place
  }

  /// Nothing of this screen is under way any more, and what comes late changes nothing that is shown.
  private func expectNothingComes(after wait: Wait) throws {
    if wait == .load { #expect(fixture.place.requests[0].isCancelled) }
    if wait == .next { #expect(fixture.places.requests[1].isCancelled) }
    if wait == .favourite { #expect(fixture.favourite.requests[0].isCancelled == (fixture.session.user == nil)) }
    fixture.favourite.requests.last?.answer(.success(()))
    let snapshot = fixture.app.snapshot
    fixture.place.requests.first?.answer(.failure(.offline))
    if wait == .next { fixture.places.requests[1].answer(.failure(.offline)) }
    try fixture.notes.set("Late", for: wait == .next ? "fado" : "aljube")
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request", arguments: [Wait.load, .favourite])
  func back(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.app.perform(.goBack)
    try expectNothingComes(after: wait)
    #expect(fixture.stack == ["menu", "places"])
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test("Back releases a place whose list stays")
  func backToList() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(.first))
    let list = fixture.objects
    try fixture.app.perform(.selectRow(number: 1, id: "places.list"))
    let place = fixture.objects.without(list)
    #expect(!place.alive.isEmpty)
    try fixture.app.perform(.goBack)
    #expect(place.alive == [])
  }

  @Test("Back while Next waits for a page leaves the place below, and back again nothing of that")
  func backFromNext() throws {
    let objects = try objects(waitingFor: .next)
    try fixture.app.perform(.goBack)
    try expectNothingComes(after: .next)
    #expect(fixture.app.snapshot.screen.title == "Aljube")
    try fixture.app.perform(.goBack)
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test("OK in its alert leaves nothing of both", arguments: [Wait.loadFailed, .favouriteGone])
  func alert(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try expectNothingComes(after: wait)
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, Wait.allCases)
  func departure(departure: Departure, wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    try expectNothingComes(after: wait)
  }

  @Test("What was not confirmed when the session ends is no favourite", arguments: [Departure.expiry, .signOut])
  func favourite(departure: Departure) throws {
    _ = try objects(waitingFor: .favourite)
    #expect(fixture.favourites.contains("aljube"))
    fixture.leave(by: departure)
    #expect(fixture.favourites.count == 0)
  }
}
