import SharedModel

/// The places of a query as far as they are obtained, page by page: the use case that the list of places shares with the
/// places opened from it.
final class PlacePager {
  weak var output: (any PlacePagerOutput)?  // the interactor of the list, which owns this
  let query: PlaceQuery
  /// The places of all pages obtained so far, by name.
  private(set) var places: [PlaceItem] = []
  private(set) var isComplete = false
  private let service: any PlacesService
  /// How many pages are there; the next one has this number.
  private var pageCount = 0
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [String: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Where a place stands; nil when it is on no page obtained so far.
  func index(of id: String) -> Int? {
    indices[id]
  }

  private func add(_ page: PlacePage) {
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(PlaceItem(place))
    }
    pageCount += 1
    isComplete = page.isLast
    output?.didAddPlaces(Array(places[start...]), isComplete: isComplete)
  }
}

// MARK: - PlacePagerInput

extension PlacePager: PlacePagerInput {
  func place(after id: String) -> PlaceItem? {
    guard let index = index(of: id), index + 1 < places.count else { return nil }
    return places[index + 1]
  }

  func obtainNextPage(reply: @escaping Reply<Void>) -> Cancellable {
    let number = pageCount
    return service.fetchPlaces(query, page: number) { [self] result in
      // Somebody else who shares the pager may have obtained the page by now; then nothing is missing.
      guard number == pageCount else { return reply(.success(())) }
      switch result {
      case .success(let page):
        add(page)
        reply(.success(()))
      case .failure(let error):
        reply(.failure(error))
      }
    }
  }

  func removePlace(id: String) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    output?.didRemovePlace(at: index)
  }
}
