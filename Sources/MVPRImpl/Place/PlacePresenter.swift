import SharedModel

/// Shows a place that it is given or loads, and handles the user's input on it.
final class PlacePresenter {
  weak var view: (any PlaceView)?  // the view controller, which owns this presenter
  private let id: Place.ID
  private let list: any PlaceSequence
  private let service: any PlaceService
  private let favourites: any FavouriteStorage
  private let editor: any FavouriteEditing
  private let notes: any NoteStorage
  private let router: any PlaceRouting
  private var place: Place?
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?
  private var isInSight = false

  init(
    id: Place.ID, place: Place?, list: any PlaceSequence, service: any PlaceService,
    favourites: any FavouriteStorage, editor: any FavouriteEditing, notes: any NoteStorage, router: any PlaceRouting
  ) {
    self.id = id
    self.place = place
    self.list = list
    self.service = service
    self.favourites = favourites
    self.editor = editor
    self.notes = notes
    self.router = router
  }

  // MARK: - Loading

  private func load() {
    view?.setSpinnerShown(true)
    loadRequest = service.fetchPlace(id: id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Place, ServiceError>) {
    view?.setSpinnerShown(false)
    switch result {
    case .success(let place):
      self.place = place
      show(place)
    case .failure(let error):
      guard router.isOnTop else { break }
      router.dismissPresented()
      leave(because: error)
    }
    // Only now: closing what covered this screen makes it appear, and that must not load again.
    loadRequest = nil
  }

  private func leave(because error: ServiceError) {
    if error == .notFound { dropNext() }
    router.showAlert(title: error == .notFound ? Texts.placeGone : error.message, button: Texts.ok) { [weak self] in
      if error == .notFound { self?.leaveForGood() } else { self?.router.close() }
    }
  }

  private func leaveForGood() {
    list.remove(id)
    router.close()
  }

  // MARK: - Showing

  private func show(_ place: Place) {
    view?.setTitle(place.name)
    view?.setDetails(summary: place.summary, quarter: place.quarterName)
    showFavourite()
    showNote()
  }

  private func showFavourite() {
    view?.setFavourite(favourites.contains(id))
  }

  private func showNote() {
    if place != nil { view?.setNoteText(notes.text(for: id)) }
  }

  private func showNextUnderWay(_ isUnderWay: Bool) {
    view?.setSpinnerShown(isUnderWay)
    view?.setNextEnabled(!isUnderWay)
  }

  // MARK: - Favourite

  private func didFailToSaveFavourite(_ error: ServiceError) {
    guard isInSight else { return }
    if error == .notFound {
      leave(because: error)
    } else {
      router.showAlert(title: Texts.favouriteNotSaved, button: Texts.ok)
    }
  }

  // MARK: - Next

  private func openNext() {
    if let next = list.place(after: id) {
      showNextUnderWay(false)
      router.openPlace(next, in: list)
    } else if list.isComplete {
      showNextUnderWay(false)
      router.showAlert(title: Texts.lastPlace, button: Texts.ok)
    } else {
      nextRequest = list.loadMore { [weak self] in self?.didLoadMore($0) }
    }
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    nextRequest = nil
    switch result {
    case .success: openNext()
    case .failure(let error):
      showNextUnderWay(false)
      router.showAlert(title: error.message, button: Texts.ok)
    }
  }

  private func dropNext() {
    // Without a request for Next, the spinner belongs to a load that is still running.
    guard nextRequest != nil else { return }
    nextRequest = nil
    showNextUnderWay(false)
  }

  // MARK: - Note

  private func openNote(text: String?) {
    dropNext()
    router.openNote(placeID: id, text: text) { [weak self] in self?.leaveForGood() }
  }
}

// MARK: - PlacePresenting

extension PlacePresenter: PlacePresenting {
  func viewDidLoad() {
    favouritesObservation = favourites.observe { [weak self] _ in self?.showFavourite() }
    notesObservation = notes.observe { [weak self] in self?.showNote() }
    if let place { show(place) }
  }

  func viewWillAppear() {
    isInSight = true
    if place == nil, loadRequest == nil { load() }
  }

  func viewDidDisappear() {
    isInSight = false
  }

  func didToggleFavourite(_ isOn: Bool) {
    editor.set(isOn, placeID: id) { [weak self] in self?.didFailToSaveFavourite($0) }
    // A change that can't be stored isn't reported, so the toggle is set back here.
    showFavourite()
  }

  func didTapNext() {
    showNextUnderWay(true)
    openNext()
  }

  func didTapNote() {
    openNote(text: nil)
  }
}

// MARK: - RestorablePresenting

extension PlacePresenter: RestorablePresenting {
  func record(in state: inout SavedState) {
    state.screens.append(.place(id: id))
  }

  func restoreNote(_ draft: NoteDraft) {
    if draft.placeID == id { openNote(text: draft.text) }
  }
}
