import HeadlessUI
import SharedModel

/// Leads the user from a list of places to a place, to the next one, and to the note on it.
final class PlacesCoordinator {
  struct Dependencies {
    let places: any PlacesService
    let place: any PlaceService
    let favourites: Favourites
    let favouriteChanges: FavouriteChanges
    let notes: Notes
    let noteService: any NoteService
    let clock: any AppClock
    let searchDebounce: Duration
  }

  weak var delegate: (any PlacesCoordinatorDelegate)?  // the parent coordinator, which owns this one

  private let navigationController: NavigationController
  private let dependencies: Dependencies
  private weak var firstScreen: ViewController?  // the navigation controller owns it
  private var noteCoordinator: NoteCoordinator?

  /// The draft of the open note, or nil.
  var noteDraft: NoteDraft? { noteCoordinator?.draft }

  /// The place on top of the stack, perhaps below a note or an alert.
  private var topPlace: PlaceViewModel? {
    (navigationController.topViewController as? PlaceViewController)?.viewModel
  }

  init(navigationController: NavigationController, dependencies: Dependencies) {
    self.navigationController = navigationController
    self.dependencies = dependencies
  }

  /// Pushes the list of these places, with which the flow begins.
  func start(title: String, query: PlaceQuery) {
    let list = makePlaces(title: title, query: query)
    firstScreen = list
    navigationController.pushViewController(list)
  }

  // snippet.finish
  /// Finishes the flow if its first screen is no longer on the stack: the user can go back without asking anybody.
  func stackDidChange() {
    guard !navigationController.viewControllers.contains(where: { $0 === firstScreen }) else { return }
    delegate?.placesCoordinatorDidFinish()
  }
  // snippet.end

  /// Goes elsewhere, after asking the user if that would discard a changed note.
  func leave(_ go: @escaping () -> Void) {
    guard let noteCoordinator else { return go() }
    noteCoordinator.leave(go)
  }

  // MARK: - Screens

  // snippet.screens
  /// Makes the screens of a flow that a link or a relaunch opens; a place finds the next one among the places below it.
  func makeScreens(for states: some Sequence<SavedState.Screen>) -> [ViewController] {
    var screens: [ViewController] = []
    var query = PlaceQuery()
    for state in states {
      switch state {
      case .places(let quarterID, let title, let text):
        query = PlaceQuery(text: text, quarterID: quarterID)
        screens.append(makePlaces(title: title, query: query))
      case .place(let id):
        screens.append(makePlace(id, in: LoadedPlaces(query: query, service: dependencies.places)))
      default: break  // belongs to another flow
      }
    }
    firstScreen = screens.first
    return screens
  }
  // snippet.end

  // snippet.make
  private func makePlaces(title: String, query: PlaceQuery) -> ViewController {
    let viewModel = PlacesViewModel(
      places: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDebounce: dependencies.searchDebounce, title: title, query: query)
    viewModel.coordinatorDelegate = self
    return PlacesViewController(viewModel: viewModel)
  }
  // snippet.end

  private func makePlace(_ id: Place.ID, known place: Place? = nil, in loaded: LoadedPlaces) -> ViewController {
    let viewModel = PlaceViewModel(
      id: id, known: place, in: loaded, place: dependencies.place, favourites: dependencies.favourites,
      favouriteChanges: dependencies.favouriteChanges, notes: dependencies.notes)
    viewModel.coordinatorDelegate = self
    return PlaceViewController(viewModel: viewModel)
  }

  private func leaveLostPlace() {
    topPlace?.removeFromLoaded()
    navigationController.popViewController()
  }

  // MARK: - Note

  /// Opens a note again if its place is on top of the stack.
  func showNote(_ draft: NoteDraft?) {
    guard let draft, draft.placeID == topPlace?.id else { return }
    startNote(on: draft.placeID, text: draft.text)
  }

  private func startNote(on placeID: Place.ID, text: String?) {
    let coordinator = NoteCoordinator(
      presenter: navigationController, notes: dependencies.notes, service: dependencies.noteService)
    coordinator.delegate = self
    noteCoordinator = coordinator
    coordinator.start(placeID: placeID, text: text)
    delegate?.placesCoordinatorDidChangeModal()
  }

  // snippet.end-note
  private func endNote() {
    guard noteCoordinator != nil else { return }
    noteCoordinator = nil
    delegate?.placesCoordinatorDidChangeModal()
  }
  // snippet.end
}

// MARK: - PlacesViewModelCoordinatorDelegate

extension PlacesCoordinator: PlacesViewModelCoordinatorDelegate {
  // snippet.tap
  func placesDidSelect(_ place: Place, in loaded: LoadedPlaces) {
    navigationController.pushViewController(makePlace(place.id, known: place, in: loaded))
  }
  // snippet.end

  func placesDidFailToRefresh(_ message: String) {
    AlertController.show(message, over: navigationController)
  }
}

// MARK: - PlaceViewModelCoordinatorDelegate

extension PlacesCoordinator: PlaceViewModelCoordinatorDelegate {
  func placeDidFindNext(_ place: Place, in loaded: LoadedPlaces) {
    navigationController.pushViewController(makePlace(place.id, known: place, in: loaded))
  }

  func placeDidSelectNote(on id: Place.ID) {
    startNote(on: id, text: nil)
  }

  func place(_ id: Place.ID, didFail message: String) {
    guard topPlace?.id == id else { return }
    AlertController.show(message, over: navigationController)
  }

  func place(_ id: Place.ID, didFailToLoad message: String) {
    guard topPlace?.id == id else { return }
    navigationController.dismiss()
    endNote()
    // Held weakly because the alert belongs to the navigation controller, which this coordinator keeps alive.
    AlertController.show(message, over: navigationController) { [weak self] in
      self?.navigationController.popViewController()
    }
  }

  func place(_ id: Place.ID, isGone message: String) {
    guard topPlace?.id == id else { return }
    AlertController.show(message, over: navigationController) { [weak self] in self?.leaveLostPlace() }
  }
}

// MARK: - NoteCoordinatorDelegate

extension PlacesCoordinator: NoteCoordinatorDelegate {
  func noteCoordinatorDidFinish() {
    endNote()
  }

  func noteCoordinatorDidLosePlace() {
    endNote()
    leaveLostPlace()
  }
}
