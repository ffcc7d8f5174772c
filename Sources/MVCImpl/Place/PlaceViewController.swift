import HeadlessUI
import SharedModel
import Storyboard

/// Shows a place that it was given or that it loads, and opens its note and the next place.
final class PlaceViewController: ViewController {
  /// Dependencies of a place and the note that it opens.
  struct Dependencies {
    let service: any PlaceService
    let favourites: Favourites
    let favouriteEditor: FavouriteEditor
    let notes: Notes
    let noteService: any NoteService
    let transitions: TransitionRecorder
  }

  let id: Place.ID

  private let layout = PlaceLayout()
  private let dependencies: Dependencies
  private let list: PlaceList
  private var place: Place?
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var observations: [Cancellable] = []

  /// Shows a place of the list.
  init(place: Place, in list: PlaceList, dependencies: Dependencies) {
    id = place.id
    self.place = place
    self.list = list
    self.dependencies = dependencies
    super.init(nibName: PlaceLayout.name)
    title = place.name
  }

  /// Loads the place; Next continues in the list.
  init(id: Place.ID, in list: PlaceList, dependencies: Dependencies) {
    self.id = id
    self.list = list
    self.dependencies = dependencies
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    observations = [
      dependencies.favourites.observe { [weak self] _ in self?.showFavourite() },
      dependencies.notes.observe { [weak self] in self?.showNoteText() },
    ]
    if let place { show(place) }
  }

  override func viewWillAppear() {
    if place == nil, loadRequest == nil { load() }
  }

  /// Presents the note with the text, or with the saved text if that is `nil`.
  func presentNote(text: String? = nil) {
    let note = NoteViewController(
      placeID: id, text: text, notes: dependencies.notes, service: dependencies.noteService)
    note.delegate = self
    present(note)
    didTransition(to: note)
  }

  // MARK: - Actions

  // snippet.favourite
  private func didToggleFavourite() {
    dependencies.favouriteEditor.set(layout.favourite.isOn, placeID: id) { [weak self] in
      self?.didFailToSaveFavourite($0)
    }
    // A favourite that can't be stored doesn't change, and nobody is notified: set the toggle back.
    showFavourite()
  }
  // snippet.end

  private func didFailToSaveFavourite(_ error: ServiceError) {
    guard viewIfLoaded?.window != nil else { return }
    if error == .notFound {
      endNext()
      presentAlert(Texts.placeGone) { [weak self] in self?.leaveGonePlace() }
    } else {
      presentAlert(Texts.favouriteNotSaved)
    }
  }

  private func didTapNext() {
    layout.next.isEnabled = false
    layout.spinner.startAnimating()
    nextRequest = list.loadPlace(after: id) { [weak self] in self?.didLoadNext($0) }
  }

  private func didLoadNext(_ result: Result<Place?, ServiceError>) {
    endNext()
    switch result {
    case .success(let place?):
      let next = PlaceViewController(place: place, in: list, dependencies: dependencies)
      navigationController?.pushViewController(next)
    case .success(nil): presentAlert(Texts.lastPlace)
    case .failure(let error): presentAlert(error.loadFailureText)
    }
  }

  /// Resets Next, and drops a page that is in flight.
  private func endNext() {
    nextRequest = nil
    layout.next.isEnabled = true
    layout.spinner.stopAnimating()
  }

  private func didTapNote() {
    endNext()
    presentNote()
  }

  // MARK: - Loading

  private func load() {
    layout.spinner.startAnimating()
    loadRequest = dependencies.service.fetchPlace(id: id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Place, ServiceError>) {
    layout.spinner.stopAnimating()
    switch result {
    case .success(let place):
      self.place = place
      show(place)
    case .failure(let error): didFailToLoad(error)
    }
    // Only now: closing what covered this screen makes it appear, and that must not load again.
    loadRequest = nil
  }

  private func didFailToLoad(_ error: ServiceError) {
    guard navigationController?.topViewController === self else { return }
    if presentedViewController is NoteViewController { closeNote() } else { dismiss() }
    presentAlert(error == .notFound ? Texts.placeGone : error.loadFailureText) { [weak self] in self?.goBack() }
  }

  // MARK: - View

  private func show(_ place: Place) {
    title = place.name
    layout.summary.text = place.summary
    layout.quarter.text = place.quarterName
    for view in [layout.summary, layout.quarter, layout.favourite, layout.next, layout.editNote] {
      view.isHidden = false
    }
    showFavourite()
    showNoteText()
  }

  private func showFavourite() {
    layout.favourite.isOn = dependencies.favourites.contains(id)
  }

  private func showNoteText() {
    let text = dependencies.notes.text(for: id)
    layout.noteText.text = text ?? ""
    layout.noteText.isHidden = place == nil || text == nil
  }

  // MARK: - Navigation

  private func closeNote() {
    dismiss()
    didTransition(to: self)
  }

  private func leaveGonePlace() {
    list.remove(id)
    goBack()
  }

  private func goBack() {
    navigationController?.popViewController()
  }

  /// The navigation controller doesn't report modals.
  private func didTransition(to screen: ViewController) {
    if let navigationController { dependencies.transitions.record(screen, in: navigationController) }
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
