import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

/// Weak references to all that the screen of a place was made of are nil once it is gone, whatever it was waiting for.
struct PlaceLifetimeTests {
  nonisolated enum Wait: CaseIterable {
    case load, loadFailed, next, favourite, favouriteGone
  }

  private let fixture = AppFixture()
  private let survivors = Set.all(.app, .menu, .places)

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
    let objects = fixture.objects
    let alert: Set<String> = [.loadFailed, .favouriteGone].contains(wait) ? .alert : []
    #expect(objects.types == Set.all(.app, .menu, .places, .place, alert))
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

  @Test("Back releases the screen, and cancels its request", arguments: [Wait.load, .favourite])
  func back(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.window.perform(.goBack)
    #expect(objects.alive == survivors)
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
    #expect(objects.alive == survivors)
  }

  @Test("OK in its alert leaves nothing of both", arguments: [Wait.loadFailed, .favouriteGone])
  func alert(wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(objects.alive == survivors)
    try expectNothingComes(after: wait)
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, Wait.allCases)
  func departure(departure: Departure, wait: Wait) throws {
    let objects = try objects(waitingFor: wait)
    fixture.leave(by: departure)
    #expect(objects.alive == departure.survivors)
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
