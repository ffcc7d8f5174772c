import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct GuideViewModelTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let fixture = GuideFixture()

  private func start(at screens: [SavedState.Screen] = [], note: NoteDraft? = nil) -> GuideViewModel {
    GuideViewModel(
      at: SavedState(screens: screens, note: note), app: fixture.device.dependencies,
      favouriteChanges: fixture.favouriteChanges)
  }

  // MARK: - Where the user was

  @Test("It starts where the user was, and asks for nothing")
  func start() {
    let screens = [
      SavedState.Screen.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "m"),
      .place(id: "maat"), .reference, .article(id: "coffee"),
    ]
    let viewModel = start(at: screens)
    #expect(viewModel.screens == screens)
    let device = fixture.device
    #expect(device.cover.requests.isEmpty && device.places.requests.isEmpty && device.place.requests.isEmpty)
  }

  @Test("A note that was open comes back over its place", arguments: ["maat", "fado"])
  func noteRestored(placeID: Place.ID) {
    let viewModel = start(
      at: [Self.allPlaces, .place(id: "fado"), .place(id: "maat")], note: NoteDraft(placeID: placeID, text: "Go"))
    #expect(viewModel.navigation.note?.text == (placeID == "maat" ? "Go" : nil))
  }

  @Test("A place looks for the next in what the places below it find, or else among all", arguments: [true, false])
  func nextOfRestored(isAlone: Bool) {
    let places = SavedState.Screen.places(quarterID: "belem", title: "Belém", query: "m")
    let viewModel = isAlone ? start(at: [.place(id: "maat")]) : start(at: [places, .place(id: "maat")])
    viewModel.navigation.topPlace?.goNext()
    #expect(fixture.device.places.queries == [isAlone ? PlaceQuery() : PlaceQuery(text: "m", quarterID: "belem")])
  }

  // MARK: - Other screens instead

  @Test("Other screens take the place of all that is there, and of what lies over them")
  func replaced() {
    let viewModel = start(at: [.quarters(order: .name)])
    let menu = viewModel.menu
    viewModel.sayInFront("In the way")
    viewModel.open(SavedState(screens: [.reference]))
    #expect(viewModel.screens == [.reference])
    #expect(viewModel.navigation.modal == nil)
    #expect(viewModel.menu !== menu)
  }

  @Test("A changed note is asked about before a link is followed")
  func changedNote() {
    let viewModel = start(at: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: "Go"))
    viewModel.open(SavedState(screens: [.reference]))
    viewModel.open(SavedState(screens: [.quarters(order: .name)]))
    #expect(viewModel.screens == [.place(id: "maat")])
    #expect(viewModel.tapInNote("Keep editing") == "Discard changes?")
    #expect(viewModel.screens == [.place(id: "maat")] && viewModel.navigation.note?.text == "Go")
    viewModel.open(SavedState(screens: [.reference]))
    #expect(viewModel.tapInNote("Discard") == "Discard changes?")
    #expect(viewModel.screens == [.reference] && viewModel.navigation.note == nil)
  }

  @Test("An unchanged note is closed at once")
  func unchangedNote() {
    let viewModel = start(at: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: nil))
    viewModel.open(SavedState(screens: [.reference]))
    #expect(viewModel.screens == [.reference] && viewModel.navigation.modal == nil)
  }

  @Test("What is said is said over the note, or else over the screens")
  func sayInFront() {
    let viewModel = start(at: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: nil))
    viewModel.sayInFront("Look!")
    #expect(viewModel.navigation.note?.alert == Alert("Look!"))
    viewModel.navigation.modal = nil
    viewModel.sayInFront("Look!")
    #expect(viewModel.navigation.modal == .alert(Alert("Look!")))
  }

  // MARK: - What the user sees

  @Test("Every transition is saved")
  func transitions() {
    let viewModel = start(at: [.quarters(order: .name)])
    viewModel.didShow("quarters")
    #expect(fixture.device.savedState.value == SavedState(screens: [.quarters(order: .name)]))
    viewModel.didGoBack(to: 0)
    viewModel.didShow("menu")
    #expect(fixture.device.savedState.value == SavedState())
    #expect(fixture.device.transitions == ["transition: quarters", "transition: menu"])
  }

  @Test("Where the user has gone back, the screens above are no more; what is not there yet stays")
  func goBack() {
    let viewModel = start(at: [.reference, .article(id: "coffee")])
    viewModel.didGoBack(to: 2)
    #expect(viewModel.screens == [.reference, .article(id: "coffee")])
    viewModel.didGoBack(to: 3)
    #expect(viewModel.screens.count == 2)
    viewModel.didGoBack(to: 1)
    #expect(viewModel.screens == [.reference])
  }

  @Test("A note that has found its place gone closes, and leaves the place")
  func noteClosed() throws {
    let viewModel = start(at: [Self.allPlaces, .place(id: "maat")], note: NoteDraft(placeID: "maat", text: "Go"))
    let note = try #require(viewModel.navigation.note)
    note.save()
    try fixture.device.note.requests[0].answer(.failure(.notFound))
    #expect(viewModel.tapInNote("OK") == "This place is no longer in the guide.")
    #expect(viewModel.navigation.note == nil && viewModel.screens == [Self.allPlaces])
  }

  @Test("The note is saved with the navigation state")
  func noteSaved() {
    let viewModel = start(at: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: nil))
    viewModel.navigation.note?.edit("Go")
    viewModel.saveState()
    #expect(fixture.device.savedState.value?.note == NoteDraft(placeID: "maat", text: "Go"))
    viewModel.navigation.modal = nil
    viewModel.saveState()
    #expect(fixture.device.savedState.value == SavedState(screens: [.place(id: "maat")]))
  }

  @Test("What can't be saved is told to the log")
  func fullStore() {
    var dependencies = fixture.device.dependencies
    dependencies.savedState = FullStoreDouble(SavedState())
    let changes = fixture.favouriteChanges
    GuideViewModel(at: SavedState(), app: dependencies, favouriteChanges: changes).saveState()
    let message = "Where the user is was not saved: \(FullStoreDouble<SavedState>.error)"
    #expect(fixture.device.logger.entries.last == LogEntry(level: .error, message: message))
  }
}

extension GuideViewModel {
  fileprivate var screens: [SavedState.Screen] { navigation.path.map(\.savedScreen) }

  /// Taps a button of the alert over the note as its view controller does, and tells what the alert said.
  fileprivate func tapInNote(_ title: String) -> String? {
    let alert = navigation.note?.alert.take()
    alert?.buttons.first { $0.title == title }?.action()
    return alert?.message
  }
}
