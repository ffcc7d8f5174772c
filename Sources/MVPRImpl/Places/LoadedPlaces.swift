import SharedModel

/// The places of one query as far as they are loaded, page by page; the list and the places opened from it share them.
final class LoadedPlaces {
  let query: PlaceQuery
  private(set) var places: [Place] = []
  private(set) var isComplete = false
  private let service: any PlacesService
  private let observers = ObserverList<PlaceListChange>()
  /// How many pages are loaded; the next one has this number.
  private var pageCount = 0
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  private func didLoad(_ result: Result<PlacePage, ServiceError>, _ page: Int) -> Result<Void, ServiceError> {
    // Others who share the places may have loaded the page meanwhile: then nothing is new, and nothing is missing.
    guard page == pageCount else { return .success(()) }
    return result.map(add)
  }

  // snippet.page
  private func add(_ page: PlacePage) {
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
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

// MARK: - PlaceListing

extension LoadedPlaces: PlaceListing {
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
