import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVVMCImpl

struct GuideCoordinatorTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let device = DeviceDouble()
  private let window = Window()
  private let delegate = GuideCoordinatorDelegateDouble()
  private let coordinator: GuideCoordinator

  private var screens: [SavedState.Screen] { coordinator.state.screens }
  private var note: NoteDraft? { coordinator.state.note }
  private var transitions: [String] { device.transitions.map { String($0.dropFirst("transition: ".count)) } }

  init() {
    coordinator = Self.make(window, device)
    coordinator.delegate = delegate
    coordinator.start(at: SavedState())
  }

  private static func make(_ window: Window, _ device: DeviceDouble) -> GuideCoordinator {
    let changes = FavouriteChanges(
      favourites: device.favourites, service: device.favourite, session: device.session)
    return GuideCoordinator(
      window: window, dependencies: device.dependencies.guideDependencies(favouriteChanges: changes))
  }

  private func open(_ screens: SavedState.Screen..., note: NoteDraft? = nil) {
    coordinator.open(SavedState(screens: screens, note: note))
  }

  // MARK: - Start

  @Test("It starts at the menu, logs that, and notifies its delegate")
  func menu() {
    #expect(window.screens == ["menu"])
    #expect(transitions == ["menu"])
    #expect(delegate.shows == 1)
    #expect(coordinator.state == SavedState())
  }

  @Test(
    "It starts with the whole stack, in one transition, and makes what loads only when that appears",
    arguments: [
      [.quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma"), .place(id: "maat")],
      [SavedState.Screen.reference, .article(id: "coffee")], [.place(id: "fado"), .place(id: "maat")],
    ])
  func stack(screens: [SavedState.Screen]) {
    let (device, window) = (DeviceDouble(), Window())
    let coordinator = Self.make(window, device)
    coordinator.start(at: SavedState(screens: screens))
    #expect(coordinator.state == SavedState(screens: screens))
    #expect(device.transitions.count == 1)
    #expect(device.cover.requests.isEmpty && device.quarters.requests.isEmpty && device.articles.requests.isEmpty)
    for _ in screens { window.stack?.popViewController() }
    #expect(coordinator.state == SavedState())
    #expect(device.cover.requests.count == 1)
  }

  // MARK: - Screens

  @Test(
    "A row of the menu opens its screen",
    arguments: [
      (GuideSection.quarters, SavedState.Screen.quarters(order: .priority)), (.places, allPlaces),
      (.referenceBook, .reference),
    ])
  func section(section: GuideSection, screen: SavedState.Screen) {
    coordinator.menuDidSelect(section)
    #expect(screens == [screen])
    #expect(transitions.count == 2 && delegate.shows == 2)
  }

  @Test("A quarter opens its places, and an article opens without a request")
  func selections() {
    coordinator.quartersDidSelect(.belem)
    #expect(screens == [.places(quarterID: "belem", title: "Belém", query: "")])
    coordinator.referenceDidSelect(.coffee)
    #expect(screens.last == .article(id: "coffee"))
    #expect(device.articles.articleRequests.isEmpty)
  }

  // MARK: - Alerts

  @Test("A failed refresh is an alert that OK closes, and says nothing under another one or a note")
  func refreshFails() {
    coordinator.quartersDidFailToRefresh("First")
    coordinator.referenceDidFailToRefresh("Second")
    #expect(window.tapInAlert() == "First")
    coordinator.referenceDidFailToRefresh("Second")
    #expect(window.tapInAlert() == "Second")
    open(.place(id: "maat"), note: NoteDraft(placeID: "maat", text: nil))
    coordinator.quartersDidFailToRefresh("First")
    #expect(window.alert == nil)
  }

  @Test("An article that can't be loaded is an alert, and OK goes back")
  func articleFails() {
    open(.reference, .article(id: "coffee"))
    coordinator.articleDidFailToLoad("Sorry.")
    #expect(screens.count == 2)
    #expect(window.tapInAlert() == "Sorry.")
    #expect(screens == [.reference])
  }

  // MARK: - Places

  @Test("The coordinator of the places is kept until the user goes back past the first", arguments: [true, false])
  func endOfPlaces(isRestored: Bool) throws {
    if isRestored {
      open(.quarters(order: .name), Self.allPlaces, .place(id: "maat"))
      window.stack?.popViewController()
    } else {
      coordinator.menuDidSelect(.places)
    }
    let list = try #require(window.stack?.topViewController as? PlacesViewController)
    #expect(list.viewModel.coordinatorDelegate != nil)
    window.stack?.popViewController()
    #expect(list.viewModel.coordinatorDelegate == nil)
  }

  @Test(
    "The coordinator of places that other screens replace is released",
    arguments: [.quarters(order: .name), allPlaces])
  func replacedPlaces(screen: SavedState.Screen) throws {
    open(Self.allPlaces)
    let list = try #require(window.stack?.topViewController as? PlacesViewController)
    open(screen)
    #expect(list.viewModel.coordinatorDelegate == nil)
    let shown = (window.stack?.topViewController as? PlacesViewController)?.viewModel
    #expect((shown?.coordinatorDelegate != nil) == (screen == Self.allPlaces))
  }

  @Test("A note appears over its place and is closed: both are transitions, and it can be opened again")
  func noteTransitions() throws {
    open(.place(id: "fado"))
    for _ in 1...2 {
      window.place?.openNote()
      #expect(note == NoteDraft(placeID: "fado", text: ""))
      let modal = try #require(window.modal)
      window.stack?.dismiss()
      modal.presentationDelegate?.presentationDidDismiss(modal)
      #expect(note == nil)
    }
    #expect(transitions == ["menu", "place", "note", "place", "note", "place"])
    #expect(delegate.shows == 6)
  }

  @Test("A note is opened again over its place only", arguments: ["maat", "fado"])
  func restoredNote(placeID: Place.ID) {
    open(.place(id: "fado"), .place(id: "maat"), note: NoteDraft(placeID: placeID, text: "Go"))
    #expect(note?.text == (placeID == "maat" ? "Go" : nil))
    #expect((window.modal == nil) == (placeID == "fado"))
  }

  // MARK: - Other screens instead

  @Test("Other screens replace the whole stack, and close an alert")
  func replaced() {
    open(.quarters(order: .name))
    let menu = window.stack?.viewControllers.first
    coordinator.quartersDidFailToRefresh("In the way")
    open(.quarters(order: .priority))
    #expect(window.alert == nil)
    #expect(screens == [.quarters(order: .priority)])
    #expect(window.stack?.viewControllers.first !== menu)
  }

  @Test("A changed note is asked about before other screens are shown")
  func changedNote() {
    let draft = NoteDraft(placeID: "maat", text: "Go")
    open(.place(id: "maat"), note: draft)
    open(.reference)
    open(.quarters(order: .name))
    #expect(window.tapInAlert("Keep editing") == "Discard changes?")
    #expect(coordinator.state == SavedState(screens: [.place(id: "maat")], note: draft))
    open(.reference)
    #expect(window.tapInAlert("Discard") == "Discard changes?")
    #expect(coordinator.state == SavedState(screens: [.reference]))
    #expect(window.modal == nil)
  }

  @Test("An unchanged note is closed at once, with an alert over it")
  func unchangedNote() {
    open(.place(id: "maat"), note: NoteDraft(placeID: "maat", text: nil))
    AlertController.show("In the way", over: window.frontmostViewController)
    open(.reference)
    #expect(window.alert == nil && window.modal == nil)
    #expect(coordinator.state == SavedState(screens: [.reference]))
  }
}
