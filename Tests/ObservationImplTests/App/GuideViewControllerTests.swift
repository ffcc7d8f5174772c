import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct GuideViewControllerTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let fixture = AppFixture()

  private var window: Window { fixture.window }
  private var transitions: [String] { fixture.transitions.map { String($0.dropFirst("transition: ".count)) } }

  private func start(at screens: [SavedState.Screen] = [], note: NoteDraft? = nil) -> GuideViewModel {
    let viewModel = GuideViewModel(
      at: SavedState(screens: screens, note: note), app: fixture.dependencies,
      favouriteChanges: fixture.guide.favouriteChanges)
    window.rootViewController = GuideViewController(viewModel: viewModel)
    return viewModel
  }

  // MARK: - Stack

  @Test(
    "It shows the whole stack, with one transition to its top, and back leads down to the menu",
    arguments: [
      [SavedState.Screen.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma")],
      [allPlaces, .place(id: "maat")], [.reference, .article(id: "fish")], [.place(id: "fado"), .place(id: "maat")],
    ])
  func stack(screens: [SavedState.Screen]) throws {
    let viewModel = start(at: screens)
    #expect(fixture.stack.count == 3)
    #expect(transitions.count == 1)
    #expect(fixture.cover.requests.isEmpty)
    for _ in screens { try window.perform(.goBack) }
    #expect(fixture.stack == ["menu"])
    #expect(viewModel.navigation.destinations.isEmpty)
    #expect(window.takeFaults() == [])
  }

  @Test("A screen that is added to the state comes, and one that is taken out goes")
  func follows() {
    let viewModel = start(at: [.reference])
    let reference = window.rootViewController?.children.last
    viewModel.navigation.destinations.append(
      .article(ArticleViewModel(id: "fish", known: .fish, dependencies: fixture.guide)))
    #expect(fixture.stack == ["menu", "reference", "article"])
    viewModel.navigation.goBack()
    #expect(fixture.stack == ["menu", "reference"])
    #expect(window.rootViewController?.children.last === reference)
    #expect(transitions == ["reference", "article", "reference"])
    #expect(window.takeFaults() == [])
  }

  @Test("Several changes before anybody looks are one transition")
  func together() {
    let viewModel = start(at: [.reference])
    viewModel.navigation.destinations = []
    viewModel.open(SavedState(screens: [Self.allPlaces]))
    viewModel.open(SavedState(screens: [.quarters(order: .name)]))
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(transitions == ["reference", "quarters"])
    #expect(fixture.places.requests.isEmpty)
  }

  @Test("Where the user has gone back the state follows, and where is saved")
  func goesBack() throws {
    let viewModel = start(at: [.quarters(order: .name), Self.allPlaces])
    try window.perform(.goBack)
    #expect(viewModel.navigation.destinations.count == 1)
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .name)]))
    viewModel.navigation.destinations.append(.reference(ReferenceViewModel(dependencies: fixture.guide)))
    #expect(fixture.stack == ["menu", "quarters", "reference"])
  }

  @Test("A way back that is let go of leaves the stack as it was")
  func wayBackLetGoOf() throws {
    let viewModel = start(at: [.quarters(order: .name), Self.allPlaces, .place(id: "maat")])
    fixture.place.requests[0].answer(.success(.maat))
    let before = window.snapshot
    try window.perform(.swipeBackAndLetGo)
    #expect(window.snapshot == before)
    #expect(viewModel.navigation.destinations.count == 3)
    #expect(transitions == ["place"])
    // The screen below has loaded what it loads when it first appears, and the way on is as before.
    #expect(fixture.places.pages == [0])
    try window.perform(.tap(id: "place.editNote"))
    #expect(window.snapshot.modal?.name == "note")
  }

  @Test("A screen opens as often as the user wishes, each time anew, and back cancels its request")
  func again() throws {
    let viewModel = start()
    try fixture.openQuarters()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try window.perform(.goBack)
    #expect(fixture.quarters.requests[0].isCancelled)
    try fixture.openQuarters()
    #expect(window.text("quarters.order") == "Priority")
    #expect(fixture.quarters.requests.count == 2)
    #expect(viewModel.navigation.destinations.count == 1)
  }

  @Test("Other screens take the place of the whole stack, the menu included, with one transition")
  func replaced() {
    let viewModel = start(at: [.reference])
    weak let menu = window.rootViewController?.children.first
    #expect(menu != nil)
    viewModel.open(SavedState(screens: [.reference]))
    #expect(fixture.stack == ["menu", "reference"])
    #expect(menu == nil)
    #expect(fixture.articles.requests.map(\.isCancelled) == [true, false])
    #expect(transitions == ["reference", "reference"])
  }

  // MARK: - Alert

  @Test("An alert of the state is shown until a button is tapped, which takes it out of the state")
  func alert() throws {
    let viewModel = start(at: [.reference, .article(id: "fish")])
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "No connection.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil && viewModel.navigation.modal == nil)
    #expect(fixture.stack == ["menu", "reference"])
    #expect(window.takeFaults() == [])
  }

  @Test("An alert that is taken out of the state goes, and another one takes its place")
  func alertReplaced() {
    let viewModel = start()
    viewModel.sayInFront("First")
    #expect(window.alertTitle == "First")
    viewModel.navigation.modal = .alert(Alert("Second"))
    #expect(window.alertTitle == "Second")
    viewModel.navigation.modal = nil
    #expect(window.snapshot.alert == nil)
    #expect(transitions == ["menu"])
    #expect(window.takeFaults() == [])
  }

  @Test("The same may be said again by the button that closed it")
  func sameAlertAgain() throws {
    let viewModel = start()
    let navigation = viewModel.navigation
    navigation.say(Alert("Again?") { navigation.say(Alert("Again?")) })
    #expect(window.alertTitle == "Again?")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.alertTitle == "Again?")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }

  // MARK: - Note

  @Test("A note comes back over its place once that is in sight, and where the user is is saved with it")
  func noteRestored() {
    let viewModel = start(at: [Self.allPlaces, .place(id: "maat")], note: NoteDraft(placeID: "maat", text: "Go"))
    #expect(window.text("note.text") == "Go")
    #expect(transitions == ["place", "note"])
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "maat", text: "Go"))
    withExtendedLifetime(viewModel) {}
  }

  @Test("A note that is swiped away is out of the state, and can be opened again")
  func swiped() throws {
    let viewModel = start()
    try fixture.openPlace()
    for _ in 1...2 {
      try window.perform(.tap(id: "place.editNote"))
      #expect(viewModel.navigation.note != nil)
      try window.perform(.swipeModalDown)
      #expect(viewModel.navigation.note == nil)
      #expect(fixture.savedState.value?.note == nil)
    }
    #expect(transitions == ["menu", "places", "place", "note", "place", "note", "place"])
  }

  @Test("Swiping is the same as Cancel where something would be lost")
  func swipedChanged() throws {
    let viewModel = start(at: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: "Go"))
    try window.perform(.swipeModalDown)
    #expect(window.alertTitle == "Discard changes?")
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(window.snapshot.modal == nil && viewModel.navigation.modal == nil)
    #expect(transitions == ["place", "note", "place"])
  }

  @Test("A note that finds the place gone takes it off the list and goes back")
  func noteOnLostPlace() throws {
    let viewModel = start()
    try fixture.openNote()
    try window.perform(.type(text: "Go", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(transitions.suffix(3) == ["note", "place", "places"])
    #expect(window.rows("places.list").map(\.title) == ["Fado museum"])
    #expect(viewModel.navigation.destinations.count == 1)
  }

  @Test("A place that can't be loaded closes its note, with the question over it")
  func placeFailsUnderNote() throws {
    let viewModel = start(at: [Self.allPlaces, .place(id: "maat")], note: NoteDraft(placeID: "maat", text: "Go"))
    viewModel.open(SavedState())
    #expect(window.alertTitle == "Discard changes?")
    fixture.place.requests[0].answer(.failure(.notFound))
    #expect(window.snapshot.modal == nil)
    #expect(window.alertTitle == "This place is no longer in the guide.")
    #expect(transitions == ["place", "note", "place"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(window.takeFaults() == [])
  }

  @Test("Screens that take the place of a note's are the only ones that come into sight")
  func replacedUnderNote() {
    let viewModel = start(at: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: nil))
    viewModel.open(SavedState(screens: [.reference]))
    #expect(window.snapshot.modal == nil)
    #expect(transitions == ["place", "note", "reference"])
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }
}
