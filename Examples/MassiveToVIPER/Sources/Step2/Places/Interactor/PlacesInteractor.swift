import SharedModel

/// Brings places page by page, and says which of them are favourites.
final class PlacesInteractor {
  weak var output: (any PlacesInteractorOutput)?  // the presenter, which owns this
  private let service: any PlacesService
  private let favourites: Favourites
  private let debouncer: Debouncer
  private var favouritesObservation: Cancellable?
  /// The pager of the list obtained last, shared with the places opened from it; each first page begins another one.
  private var pager: PagingFacade?
  /// The request in flight.
  private var pending: Cancellable?

  // snippet.init
  init(service: any PlacesService, favourites: Favourites, clock: any AppClock, searchDelay: Duration) {
    self.service = service
    self.favourites = favourites
    debouncer = Debouncer(clock: clock, delay: searchDelay)
  }
  // snippet.end

  private func favouriteDidChange(_ id: String) {
    if let index = pager?.index(of: id) { output?.didChangeFavourite(ofPlaceAt: index) }
  }

  private func didReply(_ result: Result<Void, ServiceError>, with pager: PagingFacade) {
    pending = nil
    switch result {
    case .success:
      // Screens that share the previous pager may go on using it, but its places aren't listed any more.
      self.pager?.output = nil
      self.pager = pager
      pager.output = self
      output?.didObtainPlaces(
        PlaceListItem(
          query: pager.query, places: pager.places.map(PlaceItem.init), isComplete: pager.isComplete, pager: pager))
    case .failure(let error):
      output?.didFailToObtainPlaces(error)
    }
  }

  private func didReplyWithMore(_ result: Result<Void, ServiceError>) {
    pending = nil
    switch result {
    case .success: output?.didObtainMorePlaces()
    case .failure(let error): output?.didFailToObtainPlaces(error)
    }
  }
}

// MARK: - PlacesInteractorInput

extension PlacesInteractor: PlacesInteractorInput {
  func observeFavourites() {
    favouritesObservation = favourites.observe { [weak self] in self?.favouriteDidChange($0) }
  }

  func isFavourite(placeID: String) -> Bool {
    favourites.contains(placeID)
  }

  // snippet.obtainPlaces
  func obtainPlaces(_ query: PlaceQuery) {
    let pager = PagingFacade(query: query, service: service)
    pending = pager.obtainNextPage { [weak self] in self?.didReply($0, with: pager) }
  }
  // snippet.end

  func searchPlaces(_ query: PlaceQuery) {
    pending = nil
    debouncer.schedule { [weak self] in self?.obtainPlaces(query) }
  }

  func obtainMorePlaces() {
    guard let pager else { return }
    pending = pager.obtainNextPage { [weak self] in self?.didReplyWithMore($0) }
  }
}

// MARK: - PagingFacadeOutput

extension PlacesInteractor: PagingFacadeOutput {
  func didAddPlaces(_ places: [Place], isComplete: Bool) {
    output?.didAddPlaces(places.map(PlaceItem.init), isComplete: isComplete)
  }

  func didRemovePlace(at index: Int) {
    output?.didRemovePlace(at: index)
  }
}
