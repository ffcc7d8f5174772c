import HeadlessUI
import SharedModel
import Storyboard

/// Shows or loads a place, makes it a favourite, opens its note and the next place, and closes itself if the place is
/// gone.
final class PlaceViewController: ViewController {
  /// The dependencies of the place, of its note and of the next place.
  struct Dependencies {
    let service: any PlaceService
    let placesService: any PlacesService
    let favourites: Favourites
    let notes: Notes
    let noteService: any NoteService
  }

  let id: Place.ID
  /// The place as the screen that opened this one knows it; if nil, the place is loaded.
  private var place: Place?
  /// What Next goes through, shared with the screens below and above; nil for the places of the list below, if there is
  /// one.
  private var pager: (any PagingFacadeInput)?

  private let layout = PlaceLayout()
  private let dependencies: Dependencies
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  init(dependencies: Dependencies, id: Place.ID, pager: (any PagingFacadeInput)? = nil) {
    self.dependencies = dependencies
    self.id = id
    self.pager = pager
    place = pager?.findPlace(id: id)
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    favouritesObservation = dependencies.favourites.observe { [weak self] _ in
      guard let self else { return }
      layout.favourite.isOn = dependencies.favourites.contains(id)
    }
    notesObservation = dependencies.notes.observe { [weak self] in self?.showNoteText() }
    if pager == nil {
      // The screen was restored or opened by a link, so Next steps through the places of the list below, if any.
      var query = PlaceQuery()
      for viewController in navigationController?.viewControllers ?? [] {
        if viewController === self { break }
        let input = (viewController as? any ModuleView)?.moduleInput
        if case .places(let quarterID, _, let text)? = input?.obtainSavedScreen() {
          query = PlaceQuery(text: text, quarterID: quarterID)
        }
      }
      pager = PagingFacade(query: query, service: dependencies.placesService)
    }
    if place != nil { showPlace() }
  }

  override func viewWillAppear() {
    if place == nil, loadRequest == nil { load() }
  }

  // MARK: - Place

  private func load() {
    layout.spinner.startAnimating()
    loadRequest = dependencies.service.fetchPlace(id: id) { [weak self] result in
      guard let self else { return }
      // Only at the end: closing what covers this screen makes it appear, and that must not load again.
      defer { loadRequest = nil }
      layout.spinner.stopAnimating()
      switch result {
      case .success(let loaded):
        place = loaded
        showPlace()
      case .failure(let error):
        guard navigationController?.topViewController === self else { return }
        if presentedViewController is NoteViewController {
          dismiss()
          (navigationController?.delegate as? AppDelegate)?.didShow(self)
        } else {
          dismiss()
        }
        let text =
          switch error {
          case .notFound: Texts.placeGone
          case .offline: Texts.noConnection
          case .serverError, .unauthorised: Texts.somethingWentWrong
          }
        let goBack = AlertAction(title: Texts.ok) { [weak self] in
          self?.navigationController?.popViewController()
        }
        present(AlertController(title: text, actions: [goBack]))
      }
    }
  }

  private func showPlace() {
    guard let place else { return }
    title = place.name
    layout.summary.text = place.summary
    layout.summary.isHidden = false
    layout.quarter.text = place.quarterName
    layout.quarter.isHidden = false
    layout.favourite.isOn = dependencies.favourites.contains(id)
    layout.favourite.isHidden = false
    layout.next.isHidden = false
    layout.editNote.isHidden = false
    showNoteText()
  }

  // MARK: - Favourite

  private func didToggleFavourite() {
    (navigationController?.delegate as? AppDelegate)?.setFavourite(layout.favourite.isOn, of: self)
    // If it can't be stored, the value stays, and no alert says so.
    layout.favourite.isOn = dependencies.favourites.contains(id)
  }

  /// Reports that the app delegate took back the change made here.
  func favouriteWasRefused(_ error: ServiceError) {
    guard viewIfLoaded?.window != nil else { return }
    if error == .notFound { stopNext() }
    guard presentedViewController == nil else { return }
    if error == .notFound {
      let leave = AlertAction(title: Texts.ok) { [weak self] in
        guard let self else { return }
        removePlace(id)
        navigationController?.popViewController()
      }
      present(AlertController(title: Texts.placeGone, actions: [leave]))
    } else {
      present(AlertController(title: Texts.favouriteNotSaved, actions: [AlertAction(title: Texts.ok)]))
    }
  }

  // MARK: - Next

  private func didTapNext() {
    layout.next.isEnabled = false
    layout.spinner.startAnimating()
    showNext()
  }

  /// Opens the next place, after loading as many pages as that needs.
  private func showNext() {
    guard let pager else { return }
    if let next = pager.findPlace(after: id) {
      stopNext()
      navigationController?.pushViewController(
        PlaceViewController(dependencies: dependencies, id: next.id, pager: pager))
      return
    }
    if pager.isComplete {
      stopNext()
      guard presentedViewController == nil else { return }
      present(AlertController(title: Texts.lastPlace, actions: [AlertAction(title: Texts.ok)]))
      return
    }
    nextRequest = pager.obtainNextPage { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        showNext()
      case .failure(let error):
        stopNext()
        guard presentedViewController == nil else { return }
        let text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        present(AlertController(title: text, actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }

  /// Restores Next to its state before the tap, and cancels its page.
  private func stopNext() {
    nextRequest = nil
    layout.next.isEnabled = true
    layout.spinner.stopAnimating()
  }

  /// Removes a place that is gone from what Next goes through, and from the list.
  func removePlace(_ id: Place.ID) {
    pager?.removePlace(id: id)
  }

  // MARK: - Note

  private func didTapNote() {
    stopNext()
    let note = NoteViewController(notes: dependencies.notes, service: dependencies.noteService, placeID: id)
    note.placeViewController = self
    present(note)
    (navigationController?.delegate as? AppDelegate)?.didShow(note)
  }

  private func showNoteText() {
    let text = dependencies.notes.text(for: id)
    layout.noteText.text = text ?? ""
    layout.noteText.isHidden = place == nil || text == nil
  }
}
