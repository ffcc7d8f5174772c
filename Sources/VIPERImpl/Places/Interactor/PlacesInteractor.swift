import SharedModel

/// Brings places page by page, and says which of them are favourites.
final class PlacesInteractor {
  weak var output: (any PlacesInteractorOutput)?  // the presenter, which owns this
  private let service: any PlacesService
  private let favourites: Favourites
  private let clock: any AppClock
  private let searchDelay: Duration
  private var favouritesObservation: Cancellable?
  /// The places obtained last, kept here because more can be added to them and no entity leaves the interactor.
  private var list: PlaceList?
  /// The search that waits, or the request under way.
  private var pending: Cancellable?

  init(service: any PlacesService, favourites: Favourites, clock: any AppClock, searchDelay: Duration) {
    self.service = service
    self.favourites = favourites
    self.clock = clock
    self.searchDelay = searchDelay
  }

  private func favouritesDidChange() {
    output?.didObtainFavourites(ids: favourites.ids)
  }

  private func didReply(_ result: Result<Void, ServiceError>, with list: PlaceList) {
    pending = nil
    switch result {
    case .success:
      self.list = list
      output?.didObtainPlaces(items(of: list), isComplete: list.isComplete)
    case .failure(let error):
      output?.didFailToObtainPlaces(error)
    }
  }

  private func items(of list: PlaceList) -> [PlaceItem] {
    list.places.map { PlaceItem(id: $0.id, name: $0.name, summary: $0.summary) }
  }
}

// MARK: - PlacesInteractorInput

extension PlacesInteractor: PlacesInteractorInput {
  func observeFavourites() {
    favouritesObservation = favourites.observe { [weak self] in self?.favouritesDidChange() }
    favouritesDidChange()
  }

  func obtainPlaces(_ query: PlaceQuery) {
    let list = PlaceList(query: query, service: service)
    pending = list.load { [weak self] in self?.didReply($0, with: list) }
  }

  func searchPlaces(_ query: PlaceQuery) {
    pending = clock.schedule(after: searchDelay) { [weak self] in self?.obtainPlaces(query) }
  }

  func obtainMorePlaces() {
    guard let list else { return }
    pending = list.loadMore { [weak self] in self?.didReply($0, with: list) }
  }
}
