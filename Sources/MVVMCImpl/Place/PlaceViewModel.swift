import SharedModel

/// The view model of a place.
final class PlaceViewModel {
  let id: Place.ID
  let title: Observable<String>
  /// The details, or nil until the place is loaded.
  let details: Observable<PlaceDetailsViewModel?>
  /// The note on the place, or nil.
  let noteText = Observable<String?>(nil)
  let isFavourite = Observable(false)
  let isLoading = Observable(false)
  let canGoNext = Observable(true)

  weak var coordinatorDelegate: (any PlaceViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let loaded: LoadedPlaces
  private let service: any PlaceService
  private let favourites: Favourites
  private let favouriteChanges: FavouriteChanges
  private let notes: Notes
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  /// Creates the view model of a place, which is loaded unless it is known; Next searches `loaded`, and loads more of it.
  init(
    id: Place.ID, known place: Place?, in loaded: LoadedPlaces, place service: any PlaceService,
    favourites: Favourites, favouriteChanges: FavouriteChanges, notes: Notes
  ) {
    self.id = id
    self.loaded = loaded
    self.service = service
    self.favourites = favourites
    self.favouriteChanges = favouriteChanges
    self.notes = notes
    title = Observable(place?.name ?? "")
    details = Observable(place.map { PlaceDetailsViewModel($0) })
    updateFavourite()
    updateNote()
    favouritesObservation = favourites.observe { [weak self] _ in self?.updateFavourite() }
    notesObservation = notes.observe { [weak self] in self?.updateNote() }
  }

  // MARK: - Input

  /// Loads the place unless it is loaded or the request is in flight.
  func load() {
    guard details.value == nil, loadRequest == nil else { return }
    isLoading.value = true
    loadRequest = service.fetchPlace(id: id) { [weak self] in self?.didLoad($0) }
  }

  func setFavourite(_ isFavourite: Bool) {
    favouriteChanges.set(isFavourite, placeID: id) { [weak self] in self?.didFailToSaveFavourite($0) }
    // A favourite that couldn't be stored hasn't changed, but the toggle has.
    updateFavourite()
  }

  // snippet.next
  func goNext() {
    if let next = loaded.place(after: id) {
      endNext()
      coordinatorDelegate?.placeDidFindNext(next, in: loaded)
    } else if loaded.isComplete {
      endNext()
      coordinatorDelegate?.place(id, didFail: Texts.lastPlace)
    } else {
      isLoading.value = true
      canGoNext.value = false
      nextRequest = loaded.loadPage { [weak self] in self?.didLoadPage($0) }
    }
  }
  // snippet.end

  func openNote() {
    endNext()
    coordinatorDelegate?.placeDidSelectNote(on: id)
  }

  /// Removes the place from the loaded ones because it is no longer in the guide.
  func removeFromLoaded() {
    loaded.remove(id)
  }

  // MARK: - Output

  private func didLoad(_ result: Result<Place, ServiceError>) {
    isLoading.value = false
    switch result {
    case .success(let place):
      title.value = place.name
      details.value = PlaceDetailsViewModel(place)
      updateNote()
    case .failure(let failure):
      coordinatorDelegate?.place(id, didFailToLoad: failure == .notFound ? Texts.placeGone : failure.message)
    }
    // Not earlier: the coordinator dismisses the note over the place, which appears then and mustn't load again.
    loadRequest = nil
  }

  private func didFailToSaveFavourite(_ failure: ServiceError) {
    if failure == .notFound {
      // Otherwise its reply would appear over the place that the user is about to leave.
      endNext()
      coordinatorDelegate?.place(id, isGone: Texts.placeGone)
    } else {
      coordinatorDelegate?.place(id, didFail: Texts.favouriteNotSaved)
    }
  }

  /// Continues with Next, which may take several pages.
  private func didLoadPage(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success: goNext()
    case .failure(let failure):
      endNext()
      coordinatorDelegate?.place(id, didFail: failure.message)
    }
  }

  /// Enables Next again, and cancels its request.
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
