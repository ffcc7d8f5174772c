import SharedModel

/// What the screen of a place shows, and what comes of the user's input.
final class PlaceViewModel {
  let id: Place.ID
  let title: Observable<String>
  /// What is known of the place; nil until it is there.
  let details: Observable<PlaceDetailsViewModel?>
  /// The note on the place; nil while there is nothing to show.
  let noteText = Observable<String?>(nil)
  let isFavourite = Observable(false)
  let isLoading = Observable(false)
  let canGoNext = Observable(true)

  weak var coordinatorDelegate: (any PlaceViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let list: PlaceList
  /// Nil when the place was there from the start.
  private let service: (any PlaceService)?
  private let favourites: Favourites
  private let favouriteEditor: FavouriteEditor
  private let notes: Notes
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  /// For a place that the list has; those that follow come from the same list.
  convenience init(
    place: Place, in list: PlaceList, favourites: Favourites, favouriteEditor: FavouriteEditor, notes: Notes
  ) {
    self.init(
      id: place.id, place: place, list: list, service: nil, favourites: favourites, favouriteEditor: favouriteEditor,
      notes: notes)
  }

  /// For a place that is to be loaded; those that follow come from the list.
  convenience init(
    id: Place.ID, place service: any PlaceService, list: PlaceList, favourites: Favourites,
    favouriteEditor: FavouriteEditor, notes: Notes
  ) {
    self.init(
      id: id, place: nil, list: list, service: service, favourites: favourites, favouriteEditor: favouriteEditor,
      notes: notes)
  }

  private init(
    id: Place.ID, place: Place?, list: PlaceList, service: (any PlaceService)?, favourites: Favourites,
    favouriteEditor: FavouriteEditor, notes: Notes
  ) {
    self.id = id
    self.list = list
    self.service = service
    self.favourites = favourites
    self.favouriteEditor = favouriteEditor
    self.notes = notes
    title = Observable(place?.name ?? "")
    details = Observable(place.map { PlaceDetailsViewModel($0) })
    updateFavourite()
    updateNote()
    favouritesObservation = favourites.observe { [weak self] _ in self?.updateFavourite() }
    notesObservation = notes.observe { [weak self] in self?.updateNote() }
  }

  // MARK: - Input

  func load() {
    guard let service else { return }
    isLoading.value = true
    loadRequest = service.fetchPlace(id: id) { [weak self] in self?.didLoad($0) }
  }

  func setFavourite(_ isFavourite: Bool) {
    favouriteEditor.set(isFavourite, placeID: id) { [weak self] in self?.didFailToSaveFavourite($0) }
    // A favourite that could not be stored has not changed, but the toggle has.
    updateFavourite()
  }

  func goNext() {
    isLoading.value = true
    canGoNext.value = false
    nextRequest = list.obtainPlace(after: id) { [weak self] in self?.didObtainNext($0) }
  }

  func openNote() {
    endNext()
    coordinatorDelegate?.placeViewModelDidSelectNote(self)
  }

  /// Takes the place off the list because it is no longer in the guide.
  func removeFromList() {
    list.remove(id)
  }

  // MARK: - Output

  private func didLoad(_ result: Result<Place, ServiceError>) {
    loadRequest = nil
    isLoading.value = false
    switch result {
    case .success(let place):
      title.value = place.name
      details.value = PlaceDetailsViewModel(place)
      updateNote()
    case .failure(let failure):
      coordinatorDelegate?.placeViewModel(self, didFailToLoad: Texts.placeFailed(failure))
    }
  }

  private func didFailToSaveFavourite(_ failure: ServiceError) {
    if failure == .notFound {
      // Its answer would come to lie over the place that the user is about to leave.
      endNext()
      coordinatorDelegate?.placeViewModel(self, didLosePlace: Texts.placeGone)
    } else {
      coordinatorDelegate?.placeViewModel(self, didFail: Texts.favouriteNotSaved)
    }
  }

  private func didObtainNext(_ result: Result<Place?, ServiceError>) {
    endNext()
    switch result {
    case .success(let place?): coordinatorDelegate?.placeViewModel(self, didFindNext: place, in: list)
    case .success(nil): coordinatorDelegate?.placeViewModel(self, didFail: Texts.lastPlace)
    case .failure(let failure): coordinatorDelegate?.placeViewModel(self, didFail: Texts.loadFailed(failure))
    }
  }

  /// Makes Next as it was before the tap; a request under way is dropped.
  private func endNext() {
    nextRequest = nil
    isLoading.value = false
    canGoNext.value = true
  }

  private func updateFavourite() {
    isFavourite.value = favourites.contains(id)
  }

  private func updateNote() {
    noteText.value = details.value == nil ? nil : notes.text(for: id)
  }
}

// MARK: - RestorableViewModel

extension PlaceViewModel: RestorableViewModel {
  var restorableState: SavedState.Screen { .place(id: id) }
}
