import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct GuideCoordinatorTests {
  private static let quarters = SavedState(screens: [.quarters(order: .name)])

  private let fixture = AppFixture()
  private let delegate: GuideCoordinatorDelegateDouble
  private let coordinator: GuideCoordinator
  private var window: Window { fixture.window }

  init() {
    delegate = GuideCoordinatorDelegateDouble(savedState: fixture.savedState)
    coordinator = GuideCoordinator(window: fixture.window, dependencies: fixture.dependencies)
    coordinator.delegate = delegate
  }

  // MARK: - End

  @Test("Expiry saves where the user is, with the order chosen since, before the flow is over")
  func expiry() throws {
    coordinator.start(at: SavedState())
    try fixture.openQuarters()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.session.expire()
    #expect(delegate.endings == ["expired"])
    #expect(delegate.savedAtTheEnd == Self.quarters)
  }

  @Test("Expiry saves what is in the search field by then")
  func expiryInFlows() throws {
    coordinator.start(at: SavedState())
    try fixture.openPlacesOfQuarter()
    try window.perform(.type(text: "ma", id: "places.search"))
    fixture.session.expire()
    #expect(
      delegate.savedAtTheEnd
        == SavedState(screens: [
          .quarters(order: .priority), .places(quarterID: "chiado", title: "Chiado", query: "ma"),
        ]))
  }

  @Test("Signing out ends the flow, and where the user was stays forgotten")
  func signOut() throws {
    coordinator.start(at: SavedState())
    try window.perform(.tap(id: "menu.signOut"))
    #expect(delegate.endings == ["signed out"])
    #expect(fixture.savedState.value == nil)
  }

  @Test("Once released it is told of no session any more")
  func released() {
    var coordinator: GuideCoordinator? = GuideCoordinator(window: window, dependencies: fixture.dependencies)
    coordinator?.delegate = delegate
    coordinator?.start(at: SavedState())
    weak let reference = coordinator
    coordinator = nil
    fixture.session.signOut()
    #expect(coordinator == nil && reference == nil)
    #expect(delegate.endings.isEmpty)
  }

  // MARK: - Start

  @Test("It starts where the user was, with one transition to the top of the stack")
  func restoring() {
    coordinator.start(at: Self.quarters)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(window.text("quarters.order") == "A–Z")
    #expect(fixture.transitions == ["transition: quarters"])
    #expect(fixture.cover.requests.isEmpty)
  }

  @Test("It starts at the menu otherwise")
  func menu() {
    coordinator.start(at: SavedState())
    #expect(fixture.stack == ["menu"])
    #expect(fixture.transitions == ["transition: menu"])
  }

  @Test("It starts at the menu when the screen's flow can't be entered there")
  func unreachableScreens() {
    coordinator.start(at: SavedState(screens: [.article(id: "fish")]))
    #expect(fixture.stack == ["menu"])
  }

  @Test(
    "It starts in the middle of a flow, and back leads down to the menu",
    arguments: [
      [SavedState.Screen.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma")],
      [.places(quarterID: nil, title: "Places", query: "ma")], [.reference, .article(id: "fish")], [.reference],
    ])
  func restoringFlows(screens: [SavedState.Screen]) throws {
    coordinator.start(at: SavedState(screens: screens))
    #expect(fixture.savedState.value == SavedState(screens: screens))
    #expect(fixture.transitions.count == 1)
    for _ in screens { try window.perform(.goBack) }
    #expect(fixture.stack == ["menu"])
    #expect(fixture.savedState.value == SavedState())
  }

  // MARK: - Navigation

  @Test("Quarters opens by priority")
  func quarters() throws {
    coordinator.start(at: SavedState())
    try fixture.openQuarters()
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(window.text("quarters.order") == "Priority")
  }

  @Test("Places opens all places")
  func places() throws {
    coordinator.start(at: SavedState())
    try fixture.openPlaces()
    #expect(fixture.stack == ["menu", "places"])
    #expect(window.snapshot.screen.title == "Places")
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  @Test("Reference book opens the reference book")
  func reference() throws {
    coordinator.start(at: SavedState())
    try fixture.openReference()
    #expect(fixture.stack == ["menu", "reference"])
  }

  @Test("Back cancels the requests of the screen, whose late reply changes nothing")
  func back() throws {
    coordinator.start(at: SavedState())
    try fixture.openQuarters()
    try window.perform(.goBack)
    #expect(fixture.quarters.requests[0].isCancelled)
    let snapshot = window.snapshot
    fixture.quarters.requests[0].answer(.success(.unsorted))
    #expect(window.snapshot == snapshot)
    #expect(fixture.stack == ["menu"])
  }

  @Test("The quarters open as often as the user wishes, each time anew")
  func again() throws {
    coordinator.start(at: SavedState())
    try fixture.openQuarters()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.goBack)
    try fixture.openQuarters()
    #expect(window.text("quarters.order") == "Priority")
    #expect(fixture.quarters.requests.count == 2)
  }

  // MARK: - Saved state

  @Test("Every transition is saved")
  func savedAfterTransitions() throws {
    coordinator.start(at: SavedState())
    #expect(fixture.savedState.value == SavedState())
    try fixture.openQuarters()
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    try window.perform(.goBack)
    #expect(fixture.savedState.value == SavedState())
    #expect(fixture.transitions == ["transition: menu", "transition: quarters", "transition: menu"])
  }

  @Test("An order chosen since the last transition is saved when that is asked for")
  func savedOnDemand() throws {
    coordinator.start(at: SavedState())
    try fixture.openQuarters()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    coordinator.saveState()
    #expect(fixture.savedState.value == Self.quarters)
  }

  // MARK: - Notes

  @Test("A note is saved with where the user is when it comes and when it goes, and what is typed on demand")
  func noteSaved() throws {
    coordinator.start(at: SavedState())
    try fixture.openNote()
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "castelo", text: ""))
    try window.perform(.type(text: "Go", id: "note.text"))
    #expect(fixture.savedState.value?.note?.text == "")
    coordinator.saveState()
    #expect(fixture.savedState.value?.note?.text == "Go")
    try window.perform(.clear(id: "note.text"))
    try window.perform(.swipeModalDown)
    #expect(
      fixture.savedState.value
        == SavedState(screens: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "castelo")]))
    #expect(fixture.transitions.suffix(2) == ["transition: note", "transition: place"])
  }

  @Test("Expiry saves the note with the text it has by then")
  func expiryInNote() throws {
    coordinator.start(at: SavedState())
    try fixture.openNote()
    try window.perform(.type(text: "Go", id: "note.text"))
    fixture.session.expire()
    #expect(delegate.savedAtTheEnd?.note == NoteDraft(placeID: "castelo", text: "Go"))
  }

  @Test("A note that was open comes back over its place")
  func noteRestored() {
    let state = SavedState(
      screens: [
        .quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "m"), .place(id: "fado"),
        .place(id: "maat"),
      ], note: NoteDraft(placeID: "maat", text: "Go"))
    coordinator.start(at: state)
    #expect(fixture.stack == ["menu", "quarters", "places", "place", "place"])
    #expect(window.text("note.text") == "Go")
    #expect(fixture.savedState.value == state)
  }

  @Test("A place looks for the next among those of the places below it, or among all")
  func queryBelow() throws {
    let place = SavedState.Screen.place(id: "maat")
    coordinator.start(
      at: SavedState(screens: [
        .quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "m"), place,
      ]))
    fixture.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [PlaceQuery(text: "m", quarterID: "belem")])
  }

  @Test("A place with no places below it starts all the same, and looks for the next among all")
  func placeAlone() throws {
    coordinator.start(at: SavedState(screens: [.place(id: "maat")]))
    #expect(fixture.stack == ["menu", "place"])
    fixture.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  @Test("A changed note is asked about before a link is followed")
  func linkFromChangedNote() throws {
    coordinator.start(at: SavedState())
    try fixture.openNote()
    try window.perform(.type(text: "Go", id: "note.text"))
    let before = window.snapshot
    coordinator.open(.reference)
    #expect(window.alertTitle == "Discard changes?")
    coordinator.open(.quarters)
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(window.snapshot == before)
    coordinator.open(.note(placeID: "castelo"))
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(window.text("note.text") == "")
  }

  @Test("A link closes an unchanged note at once, with an alert over it")
  func linkFromUnchangedNote() throws {
    coordinator.start(at: GuideLink.note(placeID: "maat").savedState)
    window.frontmostViewController?.present(AlertController(title: "In the way"))
    coordinator.open(.quarters)
    #expect(window.snapshot.modal == nil)
    #expect(window.snapshot.alert == nil)
    #expect(fixture.savedState.value == GuideLink.quarters.savedState)
  }

  // MARK: - Links

  @Test("A link replaces the stack and closes an alert")
  func link() {
    coordinator.start(at: SavedState())
    window.rootViewController?.present(AlertController(title: "In the way"))
    coordinator.open(.quarters)
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test(
    "A link leads from any flow into any other",
    arguments: [GuideLink.quarters, .places, .place(id: "maat"), .reference, .article(id: "fish")],
    [GuideLink.quarters, .places, .place(id: "maat"), .reference, .article(id: "fish")])
  func linkFromFlow(first: GuideLink, second: GuideLink) throws {
    coordinator.start(at: first.savedState)
    coordinator.open(second)
    #expect(fixture.savedState.value == second.savedState)
    for _ in second.savedState.screens { try window.perform(.goBack) }
    #expect(fixture.stack == ["menu"])
    #expect(fixture.savedState.value == SavedState())
  }

  @Test("A link closes the alert of an article that could not be loaded, and nothing goes back")
  func linkOverFailure() {
    coordinator.start(at: GuideLink.article(id: "fish").savedState)
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(window.snapshot.alert != nil)
    coordinator.open(.places)
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["menu", "places"])
  }

  @Test("A link to the screen that is open makes it anew, and what it left still is followed")
  func linkToOpenScreen() throws {
    coordinator.start(at: Self.quarters)
    coordinator.open(.quarters)
    #expect(window.text("quarters.order") == "Priority")
    #expect(fixture.quarters.requests.map(\.isCancelled) == [true, false])
    try window.perform(.goBack)
    #expect(fixture.stack == ["menu"])
    #expect(fixture.savedState.value == SavedState())
  }
}
