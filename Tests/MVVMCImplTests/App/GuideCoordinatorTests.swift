import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct GuideCoordinatorTests {
  private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let fixture = AppFixture()
  private let delegate = GuideCoordinatorDelegateDouble()

  private var window: Window { fixture.window }

  // MARK: - Start

  @Test("It starts at the menu, and tells that this has come into sight")
  func menu() {
    let coordinator = GuideCoordinator(
      window: window, dependencies: fixture.dependencies, favouriteChanges: fixture.favouriteChanges)
    coordinator.delegate = delegate
    coordinator.start(at: SavedState())
    #expect(fixture.stack == ["menu"])
    #expect(fixture.transitions == ["transition: menu"])
    #expect(delegate.shows == 1)
    #expect(coordinator.state == SavedState())
  }

  @Test(
    "It starts with the whole stack, with one transition to its top, and back leads down to the menu",
    arguments: [
      [SavedState.Screen.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma")],
      [.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma"), .place(id: "maat")],
      [.places(quarterID: nil, title: "Places", query: "ma")], [.reference, .article(id: "fish")], [.reference],
      [.place(id: "fado"), .place(id: "maat")],
    ])
  func stack(screens: [SavedState.Screen]) throws {
    let state = SavedState(screens: screens)
    let coordinator = GuideCoordinator(
      window: window, dependencies: fixture.dependencies, favouriteChanges: fixture.favouriteChanges)
    coordinator.start(at: state)
    #expect(coordinator.state == state)
    #expect(fixture.transitions.count == 1)
    #expect(fixture.cover.requests.isEmpty)
    for _ in screens { try window.perform(.goBack) }
    #expect(fixture.stack == ["menu"])
    #expect(coordinator.state == SavedState())
  }

  @Test("It keeps none of its screens: that is up to the stack")
  func screens() throws {
    let coordinator = fixture.startGuide()
    weak let menu = window.rootViewController?.children.first
    #expect(menu != nil)
    coordinator.open(SavedState(screens: [.reference]))
    #expect(menu == nil)
  }

  @Test("Its parent is held weakly")
  func weakParent() {
    let coordinator = fixture.startGuide()
    var parent: GuideCoordinatorDelegateDouble? = GuideCoordinatorDelegateDouble()
    coordinator.delegate = parent
    #expect(coordinator.delegate === parent)
    parent = nil
    #expect(parent == nil && coordinator.delegate == nil)
  }

  // MARK: - Menu

  @Test("Quarters opens by priority")
  func quarters() throws {
    let coordinator = fixture.startGuide()
    try fixture.openQuarters()
    #expect(coordinator.state == SavedState(screens: [.quarters(order: .priority)]))
    #expect(fixture.transitions == ["transition: menu", "transition: quarters"])
  }

  @Test("Places opens all places")
  func places() throws {
    let coordinator = fixture.startGuide()
    try fixture.openPlaces()
    #expect(coordinator.state == SavedState(screens: [Self.allPlaces]))
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  @Test("Reference book opens the reference book")
  func reference() throws {
    let coordinator = fixture.startGuide()
    try fixture.openReference()
    #expect(coordinator.state == SavedState(screens: [.reference]))
  }

  @Test("A screen opens as often as the user wishes, each time anew, and back cancels its request")
  func again() throws {
    let coordinator = fixture.startGuide()
    try fixture.openQuarters()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(coordinator.state == SavedState(screens: [.quarters(order: .name)]))
    try window.perform(.goBack)
    #expect(fixture.quarters.requests[0].isCancelled)
    let snapshot = window.snapshot
    fixture.quarters.requests[0].answer(.success(.unsorted))
    #expect(window.snapshot == snapshot)
    try fixture.openQuarters()
    #expect(window.text("quarters.order") == "Priority")
    #expect(fixture.quarters.requests.count == 2)
  }

  // MARK: - Other screens instead

  @Test("Other screens replace the stack and close an alert")
  func replaced() throws {
    let coordinator = fixture.startGuide(at: .quarters(order: .name))
    AlertController.show("In the way", over: window.rootViewController)
    coordinator.open(SavedState(screens: [.quarters(order: .priority)]))
    #expect(window.snapshot.alert == nil)
    #expect(coordinator.state == SavedState(screens: [.quarters(order: .priority)]))
    #expect(fixture.quarters.requests.map(\.isCancelled) == [true, false])
    try window.perform(.goBack)
    #expect(fixture.stack == ["menu"])
  }

  @Test("A changed note is asked about before other screens are shown")
  func changedNote() throws {
    let coordinator = fixture.startGuide()
    try fixture.openNote()
    try window.perform(.type(text: "Go", id: "note.text"))
    let before = window.snapshot
    coordinator.open(SavedState(screens: [.reference]))
    #expect(window.alertTitle == "Discard changes?")
    coordinator.open(SavedState(screens: [.quarters(order: .name)]))
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(window.snapshot == before)
    let note = NoteDraft(placeID: "castelo", text: nil)
    coordinator.open(SavedState(screens: [Self.allPlaces, .place(id: "castelo")], note: note))
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(window.text("note.text") == "")
    #expect(coordinator.state.note == NoteDraft(placeID: "castelo", text: ""))
  }

  @Test("An unchanged note is closed at once, with an alert over it")
  func unchangedNote() throws {
    let coordinator = fixture.startGuide()
    try fixture.openNote()
    AlertController.show("In the way", over: window.frontmostViewController)
    coordinator.open(SavedState(screens: [.reference]))
    #expect(window.snapshot.modal == nil)
    #expect(window.snapshot.alert == nil)
    #expect(coordinator.state == SavedState(screens: [.reference]))
  }

  // MARK: - The way back

  @Test("A way back that is let go of changes neither stack nor note, and is no transition")
  func wayBackLetGoOf() throws {
    let coordinator = fixture.startGuide(at: .quarters(order: .name), Self.allPlaces, .place(id: "maat"))
    fixture.place.requests[0].answer(.success(.maat))
    let (state, snapshot) = (coordinator.state, window.snapshot)
    try window.perform(.swipeBackAndLetGo)
    #expect(coordinator.state == state)
    #expect(window.snapshot == snapshot)
    #expect(fixture.transitions == ["transition: place"])
    // The screen below has loaded what it loads when it first appears, and the way on is as before.
    #expect(fixture.places.pages == [0])
    try window.perform(.tap(id: "place.editNote"))
    #expect(coordinator.state.note == NoteDraft(placeID: "maat", text: ""))
  }
}
