import SharedModel

/// Brings places page by page, says which of them are favourites, and keeps step with the place that goes through them.
final class PlacesInteractor {
  weak var output: (any PlacesInteractorOutput)?  // the presenter, which owns this
  private weak var placeModule: (any PlaceModuleInput)?  // goes through these places; the stack owns both
  private let service: any PlacesService
  private let favourites: Favourites
  private let clock: any AppClock
  private let searchDelay: Duration
  private var favouritesObservation: Cancellable?
  /// The places obtained last, kept here because more can be added to them and no entity reaches the presenter.
  private var loaded: LoadedPlaces?
  /// The search that waits, or the request under way.
  private var pending: Cancellable?

  init(service: any PlacesService, favourites: Favourites, clock: any AppClock, searchDelay: Duration) {
    self.service = service
    self.favourites = favourites
    self.clock = clock
    self.searchDelay = searchDelay
  }

  private func didLoadFirst(_ page: PlacePage, query: PlaceQuery) {
    // A place that goes through the places of before goes on alone.
    placeModule?.releaseOutput()
    placeModule = nil
    loaded = LoadedPlaces(query: query, firstPage: page)
    output?.didObtainPlaces(page.places.map(item(for:)), query: query, isComplete: page.isLast)
  }

  private func favouriteDidChange(_ id: Place.ID) {
    guard let loaded, let index = loaded.places.firstIndex(where: { $0.id == id }) else { return }
    output?.didUpdatePlace(item(for: loaded.places[index]), at: index)
  }

  private func item(for place: Place) -> PlaceItem {
    PlaceItem(id: place.id, name: place.name, summary: place.summary, isFavourite: favourites.contains(place.id))
  }
}

// MARK: - PlacesInteractorInput

extension PlacesInteractor: PlacesInteractorInput {
  func observeFavourites() {
    favouritesObservation = favourites.observe { [weak self] in self?.favouriteDidChange($0) }
  }

  // snippet.obtainPlaces
  func obtainPlaces(_ query: PlaceQuery) {
    pending = service.fetchPlaces(query, page: 0) { [weak self] result in
      self?.pending = nil
      switch result {
      case .success(let page): self?.didLoadFirst(page, query: query)
      case .failure(let error): self?.output?.didFailToObtainPlaces(error)
      }
    }
  }
  // snippet.end

  func searchPlaces(_ query: PlaceQuery) {
    pending = clock.schedule(after: searchDelay) { [weak self] in self?.obtainPlaces(query) }
  }

  func obtainMorePlaces() {
    guard let query = loaded?.query, let number = loaded?.nextPage else { return }
    pending = service.fetchPlaces(query, page: number) { [weak self] result in
      guard let self else { return }
      pending = nil
      switch result {
      case .success(let page):
        didLoad(page, number: number)
        output?.didObtainMorePlaces()
      case .failure where loaded?.nextPage != number:
        // Next has loaded it meanwhile: nothing is missing.
        output?.didObtainMorePlaces()
      case .failure(let error):
        output?.didFailToObtainPlaces(error)
      }
    }
  }
}

// MARK: - PlaceModuleOutput

extension PlacesInteractor: PlaceModuleOutput {
  // snippet.didOpenPlace
  func didOpenPlace(_ place: any PlaceModuleInput) {
    guard let loaded else { return }
    place.configureModule(loaded, output: self)
    placeModule = place
  }
  // snippet.end

  func didLoad(_ page: PlacePage, number: Int) {
    guard number == loaded?.nextPage else { return }
    loaded?.nextPage = page.isLast ? nil : number + 1
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    let added = page.places.filter { loaded?.listedIDs.insert($0.id).inserted == true }
    loaded?.places += added
    output?.didAddPlaces(added.map(item(for:)), isComplete: page.isLast)
    placeModule?.didLoad(page, number: number)
  }

  func removePlace(_ id: Place.ID) {
    guard let index = loaded?.places.firstIndex(where: { $0.id == id }) else { return }
    loaded?.places.remove(at: index)
    loaded?.listedIDs.remove(id)
    output?.didRemovePlace(at: index)
    placeModule?.removePlace(id)
  }
}
