import SharedModel

/// Brings places page by page, and says which of them are favourites.
final class PlacesInteractor {
  weak var output: (any PlacesInteractorOutput)?  // the presenter, which owns this
  private let service: any PlacesService
  private let lists: PlaceLists
  private let favourites: Favourites
  private let clock: any AppClock
  private let searchDelay: Duration
  private var favouritesObservation: Cancellable?
  /// The places obtained last, kept here because more can be added to them and no entity leaves the interactor.
  private var list: PlaceList?
  private var listID = 0
  private var listObservation: Cancellable?
  /// The search that waits, or the request under way.
  private var pending: Cancellable?

  init(
    service: any PlacesService, lists: PlaceLists, favourites: Favourites, clock: any AppClock, searchDelay: Duration
  ) {
    self.service = service
    self.lists = lists
    self.favourites = favourites
    self.clock = clock
    self.searchDelay = searchDelay
  }

  // snippet.favourite
  private func favouriteDidChange(_ id: Place.ID) {
    output?.didChangeFavourites(ids: favourites.ids, placeAt: list?.index(of: id))
  }
  // snippet.end

  private func didReply(_ result: Result<Void, ServiceError>, with list: PlaceList) {
    pending = nil
    switch result {
    case .success:
      share(list)
      output?.didObtainPlaces(item(of: list))
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

  private func share(_ list: PlaceList) {
    self.list = list
    listID = lists.add(list)
    listObservation = list.observe { [weak self] in self?.listDidChange($0) }
  }

  private func listDidChange(_ change: PlaceList.Change) {
    guard let list else { return }
    switch change {
    case .added(let indices):
      output?.didAddPlaces(list.places[indices].map { PlaceItem($0) }, isComplete: list.isComplete)
    case .removed(let index): output?.didRemovePlace(at: index)
    }
  }

  private func item(of list: PlaceList) -> PlaceListItem {
    PlaceListItem(
      id: listID, query: list.query, places: list.places.map { PlaceItem($0) }, isComplete: list.isComplete)
  }
}

// MARK: - PlacesInteractorInput

extension PlacesInteractor: PlacesInteractorInput {
  func observeFavourites() {
    favouritesObservation = favourites.observe { [weak self] in self?.favouriteDidChange($0) }
    output?.didChangeFavourites(ids: favourites.ids, placeAt: nil)
  }

  // snippet.input
  func obtainPlaces(_ query: PlaceQuery) {
    let list = PlaceList(query: query, service: service)
    pending = list.load { [weak self] in self?.didReply($0, with: list) }
  }
  // snippet.end

  func searchPlaces(_ query: PlaceQuery) {
    pending = clock.schedule(after: searchDelay) { [weak self] in self?.obtainPlaces(query) }
  }

  func obtainMorePlaces() {
    guard let list else { return }
    pending = list.loadMore { [weak self] in self?.didReplyWithMore($0) }
  }
}
