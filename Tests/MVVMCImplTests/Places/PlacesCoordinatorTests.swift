import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVVMCImpl

struct PlacesCoordinatorTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let device = DeviceDouble()
  private let window = Window()
  private let delegate = PlacesCoordinatorDelegateDouble()
  /// The parent's stack, with a screen below the flow.
  private let stack = NavigationController(rootViewController: ViewController(nibName: "below"))
  private let coordinator: PlacesCoordinator
  /// A list with two places.
  private let loaded: LoadedPlaces

  init() {
    loaded = LoadedPlaces(query: PlaceQuery(), service: device.places)
    let request = loaded.loadPage { _ in }
    device.places.requests.last?.answer(.success(.first))
    withExtendedLifetime(request) {}
    window.rootViewController = stack
    coordinator = Self.make(stack, device)
    coordinator.delegate = delegate
  }

  private static func make(_ stack: NavigationController, _ device: DeviceDouble) -> PlacesCoordinator {
    let changes = FavouriteChanges(
      favourites: device.favourites, service: device.favourite, session: device.session)
    return PlacesCoordinator(
      navigationController: stack,
      dependencies: device.dependencies.guideDependencies(favouriteChanges: changes).places)
  }

  /// Puts the screens on the stack as the parent does for a link.
  private func open(_ screens: SavedState.Screen..., note: NoteDraft? = nil) {
    stack.setViewControllers(stack.viewControllers + coordinator.makeScreens(for: screens))
    coordinator.showNote(note)
  }

  private func goBack() {
    stack.popViewController()
    coordinator.stackDidChange()
  }

  // MARK: - Screens

  @Test("It begins with a list of places")
  func list() throws {
    coordinator.start(title: "Belém", query: PlaceQuery(quarterID: "belem"))
    #expect(window.screens == ["below", "places"])
    let list = try #require(stack.topViewController as? PlacesViewController)
    #expect(list.viewModel.restorableState == .places(quarterID: "belem", title: "Belém", query: ""))
  }

  @Test("A place of a list, and the next place, open without a request, and go through the same list")
  func places() {
    coordinator.placesDidSelect(.aljube, in: loaded)
    coordinator.placeDidFindNext(.fado, in: loaded)
    #expect(window.screens == ["below", "place", "place"])
    #expect(window.place?.id == "fado")
    #expect(device.place.requests.isEmpty)
    window.place?.goNext()
    #expect(device.places.pages == [0, 1])
  }

  @Test("A place that is opened by its id goes through the list below it, or through all places")
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
    let coordinator = Self.make(stack, device)
    coordinator.start(title: "Places", query: PlaceQuery())
    (stack.topViewController as? PlacesViewController)?.viewModel.search("m")
    #expect(device.clock.nextDue == .milliseconds(70))
  }

  // MARK: - End

  @Test("The flow finishes when the user goes back past its list, and not before")
  func end() {
    coordinator.start(title: "Places", query: PlaceQuery())
    coordinator.stackDidChange()
    coordinator.placesDidSelect(.fado, in: loaded)
    coordinator.stackDidChange()
    goBack()
    #expect(window.screens == ["below", "places"] && delegate.events.isEmpty)
    goBack()
    #expect(delegate.events == ["finished"])
  }

  @Test("A flow that a link opens finishes with its first screen, too, whichever it is", arguments: [true, false])
  func endOfLink(hasList: Bool) {
    if hasList { open(Self.allPlaces, .place(id: "fado")) } else { open(.place(id: "fado"), .place(id: "maat")) }
    coordinator.stackDidChange()
    goBack()
    #expect(delegate.events.isEmpty)
    goBack()
    #expect(delegate.events == ["finished"])
  }

  // MARK: - Alerts

  @Test("A failed refresh is an alert that OK closes, and isn't shown over a note")
  func refreshFails() {
    coordinator.placesDidFailToRefresh("Sorry.")
    #expect(window.tapInAlert() == "Sorry.")
    coordinator.placeDidSelectNote(on: "maat")
    coordinator.placesDidFailToRefresh("Sorry.")
    #expect(window.alert == nil)
  }

  @Test("Only failures of the place on top are shown")
  func outOfSight() {
    open(.place(id: "fado"), .place(id: "maat"))
    coordinator.place("fado", didFail: "Sorry.")
    coordinator.place("fado", didFailToLoad: "Sorry.")
    coordinator.place("fado", isGone: "Sorry.")
    #expect(window.alert == nil)
    coordinator.place("maat", didFail: "Sorry.")
    #expect(window.tapInAlert() == "Sorry.")
    #expect(window.screens.count == 3)
  }

  @Test("A place that can't be loaded closes its note and the question over it, and OK goes back")
  func placeFails() {
    open(Self.allPlaces, .place(id: "maat"), note: NoteDraft(placeID: "maat", text: "Go"))
    coordinator.leave {}
    #expect(window.alert?.title == "Discard changes?")
    coordinator.place("maat", didFailToLoad: "Sorry.")
    #expect(window.modal == nil && coordinator.noteDraft == nil)
    #expect(delegate.events == ["modal", "modal"])
    #expect(window.tapInAlert() == "Sorry.")
    #expect(window.screens == ["below", "places"])
  }

  @Test("A place that can't be loaded replaces another alert, and no modal has changed")
  func placeFailsUnderAlert() {
    open(.place(id: "maat"))
    coordinator.place("maat", didFail: "First")
    coordinator.place("maat", didFailToLoad: "Second")
    #expect(window.tapInAlert() == "Second")
    #expect(delegate.events.isEmpty)
    #expect(window.screens == ["below"])
  }

  @Test("A place that is gone is left, and loses its row, when OK is tapped")
  func placeIsGone() {
    coordinator.placesDidSelect(.aljube, in: loaded)
    coordinator.place("aljube", isGone: "Sorry.")
    #expect(loaded.places.count == 2 && window.screens.count == 2)
    #expect(window.tapInAlert() == "Sorry.")
    #expect(loaded.places == [.fado] && window.screens == ["below"])
  }

  // MARK: - Note

  @Test("A note that is opened or closed is reported, and can be opened again")
  func note() {
    coordinator.placesDidSelect(.fado, in: loaded)
    for _ in 1...2 {
      coordinator.placeDidSelectNote(on: "fado")
      #expect(coordinator.noteDraft == NoteDraft(placeID: "fado", text: ""))
      stack.dismiss()
      coordinator.noteCoordinatorDidFinish()
      #expect(coordinator.noteDraft == nil)
    }
    #expect(delegate.events == ["modal", "modal", "modal", "modal"])
  }

  @Test("A note whose place is gone leaves the place, which loses its row")
  func noteLosesPlace() {
    coordinator.placesDidSelect(.fado, in: loaded)
    coordinator.placeDidSelectNote(on: "fado")
    stack.dismiss()
    coordinator.noteCoordinatorDidLosePlace()
    #expect(coordinator.noteDraft == nil && window.screens == ["below"])
    #expect(loaded.places == [.aljube])
    #expect(delegate.events == ["modal", "modal"])
  }

  @Test("Without a note the user leaves at once, and with a changed one after Discard")
  func leaving() {
    var departures = 0
    open(.place(id: "maat"))
    coordinator.leave { departures += 1 }
    #expect(departures == 1)
    coordinator.showNote(NoteDraft(placeID: "maat", text: "Go"))
    coordinator.leave { departures += 1 }
    #expect(departures == 1)
    #expect(window.tapInAlert("Discard") == "Discard changes?")
    #expect(departures == 2)
  }
}
