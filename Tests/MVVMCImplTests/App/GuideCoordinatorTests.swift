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
  /// A list with two places.
  private let loaded: LoadedPlaces

  private var screens: [SavedState.Screen] { coordinator.state.screens }
  private var note: NoteDraft? { coordinator.state.note }
  private var transitions: [String] { device.transitions.map { String($0.dropFirst("transition: ".count)) } }

  init() {
    loaded = LoadedPlaces(query: PlaceQuery(), service: device.places)
    let request = loaded.loadPage { _ in }
    device.places.requests.last?.answer(.success(.first))
    withExtendedLifetime(request) {}
    coordinator = Self.make(window, device)
    coordinator.delegate = delegate
    coordinator.start(at: SavedState())
  }

  private static func make(_ window: Window, _ device: DeviceDouble) -> GuideCoordinator {
    let changes = FavouriteChanges(
      favourites: device.favourites, service: device.favourite, session: device.session)
    return GuideCoordinator(window: window, dependencies: device.dependencies, favouriteChanges: changes)
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

  @Test("A place of a list, and the place that follows, open without a request, and go through the same list")
  func places() {
    coordinator.placesDidSelect(.aljube, in: loaded)
    coordinator.placeDidFindNext(.fado, in: loaded)
    #expect(screens == [.place(id: "aljube"), .place(id: "fado")])
    #expect(device.place.requests.isEmpty)
    window.place?.goNext()
    #expect(device.places.pages == [0, 1])
  }

  @Test("A place that is opened by its id goes through what the places below it find, or through all of them")
  func placeByID() {
    open(.places(quarterID: "belem", title: "Belém", query: "m"), .place(id: "fado"), .place(id: "maat"))
    #expect(device.place.ids == ["maat"])
    window.place?.goNext()
    open(.place(id: "maat"))
    window.place?.goNext()
    #expect(device.places.queries.suffix(2) == [PlaceQuery(text: "m", quarterID: "belem"), PlaceQuery()])
  }

  @Test("A search waits as long as the configuration says")
  func search() {
    device.dependencies.configuration.searchDebounce = .milliseconds(70)
    let coordinator = Self.make(window, device)
    coordinator.start(at: SavedState(screens: [Self.allPlaces]))
    (window.stack?.topViewController as? PlacesViewController)?.viewModel.search("m")
    #expect(device.clock.nextDue == .milliseconds(70))
    #expect(coordinator.state.screens == [.places(quarterID: nil, title: "Places", query: "m")])
  }

  // MARK: - Alerts

  @Test("A failed refresh is an alert that OK closes, and says nothing under another one or a note")
  func refreshFails() {
    coordinator.quartersDidFailToRefresh("First")
    coordinator.placesDidFailToRefresh("Second")
    coordinator.referenceDidFailToRefresh("Third")
    #expect(window.tapInAlert() == "First")
    coordinator.placesDidFailToRefresh("Second")
    #expect(window.tapInAlert() == "Second")
    coordinator.referenceDidFailToRefresh("Third")
    #expect(window.tapInAlert() == "Third")
    coordinator.placeDidSelectNote(on: "maat")
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

  @Test("Only the place on top is heard")
  func outOfSight() {
    open(.place(id: "fado"), .place(id: "maat"))
    coordinator.place("fado", didFail: "Sorry.")
    coordinator.place("fado", didFailToLoad: "Sorry.")
    coordinator.place("fado", isGone: "Sorry.")
    #expect(window.alert == nil)
    coordinator.place("maat", didFail: "Sorry.")
    #expect(window.tapInAlert() == "Sorry.")
    #expect(screens.count == 2)
  }

  @Test("A place that can't be loaded closes its note and the question over it, and OK goes back")
  func placeFails() {
    open(Self.allPlaces, .place(id: "maat"), note: NoteDraft(placeID: "maat", text: "Go"))
    open()
    #expect(window.alert?.title == "Discard changes?")
    coordinator.place("maat", didFailToLoad: "Sorry.")
    #expect(window.modal == nil && note == nil)
    #expect(transitions == ["menu", "place", "note", "place"])
    #expect(window.tapInAlert() == "Sorry.")
    #expect(screens == [Self.allPlaces])
  }

  @Test("A place that can't be loaded replaces another alert, which is no transition")
  func placeFailsUnderAlert() {
    open(.place(id: "maat"))
    coordinator.place("maat", didFail: "First")
    coordinator.place("maat", didFailToLoad: "Second")
    #expect(window.tapInAlert() == "Second")
    #expect(transitions == ["menu", "place", "menu"])
  }

  @Test("A place that is gone is left, and loses its row, when OK is tapped")
  func placeIsGone() {
    coordinator.placesDidSelect(.aljube, in: loaded)
    coordinator.place("aljube", isGone: "Sorry.")
    #expect(loaded.places.count == 2 && screens.count == 1)
    #expect(window.tapInAlert() == "Sorry.")
    #expect(loaded.places == [.fado] && screens.isEmpty)
  }

  // MARK: - Note

  @Test("A note comes over its place and goes: both are transitions, and it can be opened again")
  func noteTransitions() {
    coordinator.placesDidSelect(.fado, in: loaded)
    for _ in 1...2 {
      coordinator.placeDidSelectNote(on: "fado")
      #expect(note == NoteDraft(placeID: "fado", text: ""))
      window.stack?.dismiss()
      coordinator.noteCoordinatorDidFinish()
      #expect(note == nil)
    }
    #expect(transitions == ["menu", "place", "note", "place", "note", "place"])
    #expect(delegate.shows == 6)
  }

  @Test("A note that finds its place gone leaves the place, which loses its row")
  func noteLosesPlace() {
    coordinator.placesDidSelect(.fado, in: loaded)
    coordinator.placeDidSelectNote(on: "fado")
    window.stack?.dismiss()
    coordinator.noteCoordinatorDidLosePlace()
    #expect(note == nil && screens.isEmpty)
    #expect(loaded.places == [.aljube])
    #expect(transitions.suffix(3) == ["note", "place", "menu"])
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
