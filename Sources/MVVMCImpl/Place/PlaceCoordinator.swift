import HeadlessUI
import SharedModel

/// Leads the user from place to place, and to the notes on them.
final class PlaceCoordinator: FlowCoordinator {
  private let dependencies: AppDependencies
  private var noteCoordinator: NoteCoordinator?

  /// The place that is in sight, or that the note lies over.
  private var lastPlace: PlaceViewModel? { lastViewModel as? PlaceViewModel }

  init(navigationController: NavigationController, dependencies: AppDependencies) {
    self.dependencies = dependencies
    super.init(navigationController: navigationController)
  }

  /// Shows a place that the list has; `stack` is what is to lie below it.
  func start(above stack: [ViewController], place: Place, in list: PlaceList) {
    navigationController.setViewControllers(stack + [makePlace(place, in: list)])
  }

  /// Shows the last of the places that lay on one another; `query` finds the places that follow each.
  func start(above stack: [ViewController], then screens: ArraySlice<SavedState.Screen>, query: PlaceQuery) {
    var stack = stack
    for case .place(let id) in screens { stack.append(makePlace(id: id, query: query)) }
    navigationController.setViewControllers(stack)
  }

  // MARK: - Screens

  private func makePlace(_ place: Place, in list: PlaceList) -> ViewController {
    makeScreen(
      PlaceViewModel(
        place: place, in: list, favourites: dependencies.favourites, favouriteEditor: dependencies.favouriteEditor,
        notes: dependencies.notes))
  }

  private func makePlace(id: Place.ID, query: PlaceQuery) -> ViewController {
    makeScreen(
      PlaceViewModel(
        id: id, place: dependencies.place, list: PlaceList(query: query, service: dependencies.places),
        favourites: dependencies.favourites, favouriteEditor: dependencies.favouriteEditor, notes: dependencies.notes))
  }

  private func makeScreen(_ viewModel: PlaceViewModel) -> ViewController {
    viewModel.coordinatorDelegate = self
    let viewController = PlaceViewController(viewModel: viewModel)
    track(viewController, of: viewModel)
    return viewController
  }

  private func leaveLostPlace() {
    lastPlace?.removeFromList()
    goBack()
  }

  private func goBack() {
    navigationController.popViewController()
  }

  // MARK: - Note

  override var restorableNote: NoteDraft? { noteCoordinator?.draft }

  override func showNote(_ draft: NoteDraft) {
    guard let lastPlace, lastPlace.id == draft.placeID else { return }
    startNote(on: draft.placeID, text: draft.text)
  }

  override func leave(_ go: @escaping () -> Void) {
    guard let noteCoordinator else { return go() }
    noteCoordinator.leave(go)
  }

  private func startNote(on placeID: Place.ID, text: String?) {
    let coordinator = NoteCoordinator(
      presenter: navigationController, notes: dependencies.notes, service: dependencies.noteService)
    coordinator.delegate = self
    noteCoordinator = coordinator
    coordinator.start(placeID: placeID, text: text)
    modalDidChange()
  }

  private func endNote() {
    guard noteCoordinator != nil else { return }
    noteCoordinator = nil
    modalDidChange()
  }
}

// MARK: - PlaceViewModelCoordinatorDelegate

extension PlaceCoordinator: PlaceViewModelCoordinatorDelegate {
  func placeViewModel(_ viewModel: PlaceViewModel, didFindNext place: Place, in list: PlaceList) {
    navigationController.pushViewController(makePlace(place, in: list))
  }

  func placeViewModelDidSelectNote(_ viewModel: PlaceViewModel) {
    startNote(on: viewModel.id, text: nil)
  }

  func placeViewModel(_ viewModel: PlaceViewModel, didFail message: String) {
    guard isInSight(viewModel) else { return }
    showAlert(message)
  }

  func placeViewModel(_ viewModel: PlaceViewModel, didFailToLoad message: String) {
    navigationController.dismiss()
    endNote()
    // Held weakly because the alert belongs to the navigation controller, which outlives this flow.
    showAlert(message) { [weak self] in self?.goBack() }
  }

  func placeViewModel(_ viewModel: PlaceViewModel, didLosePlace message: String) {
    guard isInSight(viewModel) else { return }
    showAlert(message) { [weak self] in self?.leaveLostPlace() }
  }
}

// MARK: - NoteCoordinatorDelegate

extension PlaceCoordinator: NoteCoordinatorDelegate {
  func noteCoordinatorDidFinish(_ coordinator: NoteCoordinator) {
    endNote()
  }

  func noteCoordinatorDidLosePlace(_ coordinator: NoteCoordinator) {
    endNote()
    leaveLostPlace()
  }
}
