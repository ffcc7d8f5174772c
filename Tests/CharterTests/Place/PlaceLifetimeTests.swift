import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Closing the screen releases its objects, whatever it was waiting for.
struct PlaceLifetimeTests {
  nonisolated enum Wait: CaseIterable {
    case load, loadFailed, next, favourite, favouriteGone
  }

  private let fixture = AppFixture()

  /// Opens a place and lets it wait. Returns the objects of its screen and of the screens below it.
  private func objects(_ subject: Subject, waitingFor wait: Wait) throws -> ModuleObjects {
    fixture.launch(subject)
    let menu = fixture.objects
    switch wait {
    case .load, .loadFailed: fixture.open("guide://places/aljube")
    case .next, .favourite, .favouriteGone: try fixture.openFirstPlace()
    }
    switch wait {
    case .load: break
    case .loadFailed: try fixture.place.requests[0].answer(.failure(.notFound))
    case .next:
      try fixture.app.perform(.tap(id: "place.next"))
      try fixture.app.perform(.tap(id: "place.next"))
    case .favourite, .favouriteGone: try fixture.app.perform(.toggle(id: "place.favourite"))
    }
    if wait == .favouriteGone { try fixture.favourite.requests[0].answer(.failure(.notFound)) }
    let place = fixture.objects.without(menu)
    #expect(!place.alive.isEmpty)
    return place
  }

  /// Expects that the place's requests are cancelled, and that late replies and changes show nothing.
  private func expectNothingComes(after wait: Wait) throws {
    if wait == .load { #expect(try fixture.place.requests[0].isCancelled) }
    if wait == .next { #expect(try fixture.places.requests[1].isCancelled) }
    if wait == .favourite { #expect(try fixture.favourite.requests[0].isCancelled == (fixture.session.user == nil)) }
    fixture.favourite.requests.last?.answer(.success(()))
    let snapshot = fixture.app.snapshot
    fixture.place.requests.first?.answer(.failure(.offline))
    if wait == .next { try fixture.places.requests[1].answer(.failure(.offline)) }
    try fixture.notes.set("Late", for: wait == .next ? "fado" : "aljube")
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request", arguments: try await Subject.all, [Wait.load, .favourite])
  func back(subject: Subject, wait: Wait) throws {
    let objects = try objects(subject, waitingFor: wait)
    try fixture.app.perform(.goBack)
    try expectNothingComes(after: wait)
    #expect(fixture.stack == ["menu", "places"])
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test("Back releases a place, and not its list", arguments: try await Subject.all)
  func backToList(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openPlaces()
    try fixture.places.requests[0].answer(.success(.first))
    let list = fixture.objects
    try fixture.app.perform(.selectRow(number: 1, id: "places.list"))
    let place = fixture.objects.without(list)
    #expect(!place.alive.isEmpty)
    try fixture.app.perform(.goBack)
    #expect(place.alive == [])
  }

  @Test(
    "Back while Next waits cancels its request, and releases the screen",
    arguments: try await Subject.all)
  func backFromNext(subject: Subject) throws {
    let objects = try objects(subject, waitingFor: .next)
    try fixture.app.perform(.goBack)
    try expectNothingComes(after: .next)
    #expect(fixture.app.snapshot.screen.title == "Aljube")
    try fixture.app.perform(.goBack)
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test(
    "OK in its alert releases the screen and the alert", arguments: try await Subject.all,
    [Wait.loadFailed, .favouriteGone])
  func alert(subject: Subject, wait: Wait) throws {
    let objects = try objects(subject, waitingFor: wait)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try expectNothingComes(after: wait)
    #expect(objects.without(fixture.objects).alive == [])
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

  @Test(
    "A favourite that isn't confirmed at the end of the session is taken back",
    arguments: try await Subject.all, [Departure.expiry, .signOut])
  func favourite(subject: Subject, departure: Departure) throws {
    _ = try objects(subject, waitingFor: .favourite)
    #expect(fixture.favourites.contains("aljube"))
    fixture.leave(by: departure)
    #expect(fixture.favourites.count == 0)
  }
}
