import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct PlaceCoordinatorTests {
  private let fixture = AppFixture()
  private let delegate = FlowCoordinatorDelegateDouble()
  private let below = ViewController(nibName: "below")
  private let navigationController: NavigationController
  private let coordinator: PlaceCoordinator
  private let list: PlaceList

  private var window: Window { fixture.window }

  init() {
    navigationController = NavigationController(rootViewController: below)
    coordinator = PlaceCoordinator(navigationController: navigationController, dependencies: fixture.dependencies)
    coordinator.delegate = delegate
    list = PlaceList(query: PlaceQuery(), service: fixture.places)
    fixture.window.rootViewController = navigationController
    navigationController.delegate = coordinator
  }

  /// Opens the first of two places of a list that has more.
  private func open() {
    let request = list.load { _ in }
    fixture.places.requests.last?.answer(.success(.first))
    withExtendedLifetime(request) {}
    coordinator.start(above: [below], place: .castle, in: list)
  }

  private func openUnknown(_ ids: Place.ID..., query: PlaceQuery = PlaceQuery()) {
    coordinator.start(above: [below], then: ids.map { .place(id: $0) }[...], query: query)
  }

  // MARK: - Place

  @Test("A failed load is told, and OK goes back")
  func loadFails() throws {
    openUnknown("maat")
    coordinator.showNote(NoteDraft(placeID: "maat", text: "Go"))
    coordinator.leave {}
    #expect(window.alertTitle == "Discard changes?")
    fixture.place.requests[0].answer(.failure(.notFound))
    // What lay over the place, the note and its question, is gone.
    #expect(window.snapshot.modal == nil)
    #expect(window.alertTitle == "This place is no longer in the guide.")
    #expect(coordinator.restorableNote == nil)
    #expect(delegate.shown == ["note", "place"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["below"])
    #expect(delegate.finishes == 1)
  }

  @Test("A favourite that is refused in sight is told, and nobody goes anywhere")
  func favouriteRefused() throws {
    open()
    try window.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests[0].answer(.failure(.offline))
    #expect(window.alertTitle == "Couldn't save the favourite.")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["below", "place"])
    #expect(list.places == [.castle, .fado])
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func favouriteOfLostPlace() throws {
    open()
    try window.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests[0].answer(.failure(.notFound))
    #expect(window.alertTitle == "This place is no longer in the guide.")
    #expect(list.places == [.castle, .fado])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(list.places == [.fado])
    #expect(fixture.stack == ["below"])
  }

  @Test("Out of sight a refused favourite is not told", arguments: [ServiceError.offline, .notFound])
  func outOfSight(failure: ServiceError) throws {
    open()
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    fixture.favourite.requests[0].answer(.failure(failure))
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["below", "place", "place"])
    #expect(list.places == [.castle, .fado])
  }

  @Test("Under a note nothing is said of a favourite either", arguments: [ServiceError.offline, .notFound])
  func underNote(failure: ServiceError) throws {
    open()
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.editNote"))
    let before = window.snapshot.modal
    fixture.favourite.requests[0].answer(.failure(failure))
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.modal == before)
    #expect(fixture.stack == ["below", "place"])
  }

  @Test("Next leads to the place that follows")
  func nextPlace() throws {
    open()
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.stack == ["below", "place", "place"])
    #expect(window.snapshot.screen.title == "Fado museum")
    #expect(fixture.place.requests.isEmpty)
    try window.perform(.goBack)
    #expect(window.snapshot.screen.title == "Castelo")
  }

  @Test("After the last place that is said")
  func next() throws {
    open()
    try window.perform(.tap(id: "place.next"))
    #expect(window.snapshot.screen.title == "Fado museum")
    try window.perform(.tap(id: "place.next"))
    fixture.places.requests[1].answer(.success(.last))
    #expect(window.snapshot.screen.title == "MAAT")
    #expect(list.places == [.castle, .fado, .maat])
    try window.perform(.tap(id: "place.next"))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "This is the last place.", buttons: ["OK"]))
    #expect(
      coordinator.restorableState == [.place(id: "castelo"), .place(id: "fado"), .place(id: "maat")])
  }

  @Test("A place that is gone is the one that OK leaves, though Next was under way", arguments: [true, false])
  func lostWhileGoingNext(byNote: Bool) throws {
    open()
    try window.perform(.tap(id: "place.next"))
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    if byNote {
      try window.perform(.tap(id: "place.editNote"))
      try window.perform(.type(text: "Go", id: "note.text"))
      try window.perform(.tap(id: "note.save"))
      fixture.note.requests[0].answer(.failure(.notFound))
    } else {
      fixture.favourite.requests[0].answer(.failure(.notFound))
    }
    fixture.places.requests[1].answer(.success(.last))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["below", "place"])
    #expect(coordinator.restorableNote == nil)
    #expect(delegate.shown == (byNote ? ["note", "place"] : []))
    #expect(window.snapshot.screen.title == "Castelo")
    #expect(list.places == [.castle])
  }

  @Test("Back drops Next, and the flow has finished with its last place")
  func back() throws {
    open()
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.next"))
    try window.perform(.goBack)
    #expect(fixture.places.requests[1].isCancelled)
    #expect(delegate.finishes == 0)
    try window.perform(.goBack)
    #expect(delegate.finishes == 1)
  }

  @Test("Places opened by their ids load when they appear, and look for the next in what the query finds")
  func unknown() throws {
    openUnknown("fado", "maat", query: PlaceQuery(text: "m", quarterID: "belem"))
    #expect(fixture.place.ids == ["maat"])
    fixture.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [PlaceQuery(text: "m", quarterID: "belem")])
    try window.perform(.goBack)
    #expect(fixture.place.ids == ["maat", "fado"])
  }

  // MARK: - Note

  @Test("The note is opened, and its text follows")
  func note() throws {
    open()
    #expect(coordinator.restorableNote == nil)
    try window.perform(.tap(id: "place.editNote"))
    #expect(window.snapshot.modal?.name == "note")
    try window.perform(.type(text: "Go", id: "note.text"))
    #expect(coordinator.restorableNote == NoteDraft(placeID: "castelo", text: "Go"))
    #expect(delegate.shown == ["note"])
    try window.perform(.tap(id: "note.save"))
    try fixture.saveNote()
    #expect(window.text("place.noteText") == "Go")
    #expect(coordinator.restorableNote == nil)
    #expect(delegate.shown == ["note", "place"])
  }

  @Test("A note that finds the place gone takes it off the list and goes back")
  func noteOnLostPlace() throws {
    open()
    try window.perform(.tap(id: "place.editNote"))
    try window.perform(.type(text: "Go", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(list.places == [.fado])
    #expect(fixture.stack == ["below"])
    #expect(window.snapshot.modal == nil)
    #expect(delegate.finishes == 1)
  }

  @Test("A note swiped away is over, and can be opened again")
  func swiped() throws {
    open()
    for _ in 1...2 {
      try window.perform(.tap(id: "place.editNote"))
      try window.perform(.swipeModalDown)
      #expect(coordinator.restorableNote == nil)
    }
    #expect(delegate.shown == ["note", "place", "note", "place"])
  }

  @Test("A note that is closed doesn't keep its place, which back leaves with its requests")
  func placeOfClosedNote() throws {
    open()
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    try window.perform(.swipeModalDown)
    try window.perform(.tap(id: "place.next"))
    try window.perform(.goBack)
    #expect(fixture.places.requests[1].isCancelled)
  }

  @Test("A note is opened again over its place only", arguments: ["maat", "fado"])
  func restoring(placeID: Place.ID) {
    openUnknown("fado", "maat")
    coordinator.showNote(NoteDraft(placeID: placeID, text: "Go"))
    #expect(window.snapshot.modal?.name == (placeID == "maat" ? "note" : nil))
    #expect(coordinator.restorableNote?.text == (placeID == "maat" ? "Go" : nil))
  }

  @Test("Who wants to go elsewhere asks the note, if one is open")
  func leaving() throws {
    open()
    var departures = 0
    coordinator.leave { departures += 1 }
    #expect(departures == 1)
    coordinator.showNote(NoteDraft(placeID: "castelo", text: "Go"))
    coordinator.leave { departures += 1 }
    #expect(departures == 1)
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(departures == 2)
  }
}
