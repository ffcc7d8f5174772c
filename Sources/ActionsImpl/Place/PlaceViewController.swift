import HeadlessUI
import SharedModel

/// Shows a place that it is given or loads, and leads to its note and to the next place.
final class PlaceViewController: ViewController {
  /// Dependencies of a place and the note that it opens.
  struct Dependencies {
    let service: any PlaceService
    let places: any PlacesService
    let favourites: Favourites
    let favouriteChanges: FavouriteChanges
    let notes: Notes
    let noteService: any NoteService
    let transitions: TransitionRecorder
  }

  private let screen: PlaceView
  private let model: PlaceModel
  private let dependencies: Dependencies

  var id: Place.ID { model.id }

  /// Shows a place in the list.
  convenience init(place: Place, in list: LoadedPlaces, dependencies: Dependencies) {
    self.init(id: place.id, place: place, list: list, dependencies: dependencies)
  }

  /// Loads the place; Next steps through the list.
  convenience init(id: Place.ID, in list: LoadedPlaces, dependencies: Dependencies) {
    self.init(id: id, place: nil, list: list, dependencies: dependencies)
  }

  private init(id: Place.ID, place: Place?, list: LoadedPlaces, dependencies: Dependencies) {
    model = PlaceModel(
      id: id, place: place, list: list, favourites: dependencies.favourites, notes: dependencies.notes)
    screen = PlaceView(
      model: model, service: dependencies.service, places: dependencies.places,
      favouriteChanges: dependencies.favouriteChanges)
    self.dependencies = dependencies
    super.init(nibName: PlaceView.name)
    title = screen.viewModel.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.viewModel.refresh()
    screen.interactor.start()
  }

  override func viewWillAppear() {
    screen.interactor.load()
  }

  // MARK: - Note

  /// Presents the note with a text, or with the saved one if `text` is nil.
  func presentNote(text: String? = nil) {
    let note = NoteViewController(
      placeID: id, text: text, notes: dependencies.notes, service: dependencies.noteService)
    note.delegate = self
    present(note)
    didTransition(to: note)
  }

  private func closeNote() {
    dismiss()
    didTransition(to: self)
  }

  /// Records a transition that involves a modal, which the navigation controller doesn't report.
  private func didTransition(to screen: ViewController) {
    guard let navigationController else { return }
    dependencies.transitions.record(screen.nibName, state: navigationController.savedState)
  }

  // MARK: - Navigation

  private func showAlert(_ text: String, didTapOK: @escaping () -> Void = {}) {
    presentAlert(text, actions: [AlertAction(title: Texts.ok, didTap: didTapOK)])
  }

  private func leaveGonePlace() {
    screen.interactor.forgetPlace()
    goBack()
  }

  private func goBack() {
    navigationController?.popViewController()
  }
}

// MARK: - PlaceInteractorDelegate

extension PlaceViewController: PlaceInteractorDelegate {
  func interactorDidChangeProgress() {
    screen.viewModel.refreshProgress()
  }

  func interactorDidLoadPlace() {
    title = screen.viewModel.title
    screen.viewModel.refresh()
  }

  func interactorDidFailToLoad(_ error: ServiceError) {
    guard navigationController?.topViewController === self else { return }
    if presentedViewController is NoteViewController { closeNote() } else { dismiss() }
    showAlert(screen.viewModel.loadFailure(error)) { [weak self] in self?.goBack() }
  }

  func interactorDidChangeFavourite() {
    screen.viewModel.refreshFavourite()
  }

  func interactorDidFailToSaveFavourite(_ error: ServiceError) {
    guard viewIfLoaded?.window != nil else { return }
    if error == .notFound {
      screen.interactor.cancelNext()
      showAlert(Texts.placeGone) { [weak self] in self?.leaveGonePlace() }
    } else {
      showAlert(Texts.favouriteNotSaved)
    }
  }

  func interactorDidChangeNote() {
    screen.viewModel.refreshNote()
  }

  func interactorDidFindNext(_ place: Place?) {
    guard let place else { return showAlert(Texts.lastPlace) }
    let next = PlaceViewController(place: place, in: model.list, dependencies: dependencies)
    navigationController?.pushViewController(next)
  }

  func interactorDidFailToFindNext(_ error: ServiceError) {
    showAlert(screen.viewModel.nextFailure(error))
  }

  func interactorDidAskForNote() {
    presentNote()
  }
}

// MARK: - NoteViewControllerDelegate

extension PlaceViewController: NoteViewControllerDelegate {
  func noteViewControllerDidFinish(_ noteViewController: NoteViewController) {
    closeNote()
  }

  func noteViewControllerDidLosePlace(_ noteViewController: NoteViewController) {
    closeNote()
    leaveGonePlace()
  }
}

// MARK: - StateRestorable

extension PlaceViewController: StateRestorable {
  var restorableState: SavedState.Screen { .place(id: id) }
}
