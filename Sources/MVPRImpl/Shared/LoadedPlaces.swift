import SharedModel

/// The loaded places of one query, page by page, shared by the list and the places opened from it.
final class LoadedPlaces {
  let query: PlaceQuery
  private(set) var places: [Place] = []
  private(set) var isComplete = false
  private let service: any PlacesService
  private let observers = ObserverList<PlaceListChange>()
  /// The number of loaded pages, which is also the number of the next page.
  private var pageCount = 0
  /// The index of each place, so that finding one doesn't take longer as pages are added.
  private var indices: [Place.ID: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  private func didLoad(_ result: Result<PlacePage, ServiceError>, _ page: Int) -> Result<Void, ServiceError> {
    // Another screen that shares the places may have loaded the page meanwhile, so nothing is new or missing.
    guard page == pageCount else { return .success(()) }
    return result.map(add)
  }

  // snippet.page
  private func add(_ page: PlacePage) {
    let start = places.count
    // If the guide has grown meanwhile, places that moved on to this page are listed already.
    for place in page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    observers.notify(.added(start..<places.count))
  }
  // snippet.end
}

// MARK: - PlaceList

extension LoadedPlaces: PlaceList {
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  func observe(_ react: @escaping @MainActor (PlaceListChange) -> Void) -> Cancellable {
    observers.add(react)
  }
}

// MARK: - PlaceSequence

extension LoadedPlaces: PlaceSequence {
  func place(after id: Place.ID) -> Place? {
    guard let next = indices[id].map({ $0 + 1 }), places.indices.contains(next) else { return nil }
    return places[next]
  }

  func loadMore(reply: @escaping Reply<Void>) -> Cancellable {
    let page = pageCount
    return service.fetchPlaces(query, page: page) { [weak self] in
      if let self { reply(didLoad($0, page)) }
    }
  }

  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
