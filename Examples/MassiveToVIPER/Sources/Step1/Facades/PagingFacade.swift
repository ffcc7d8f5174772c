import SharedModel

/// The places of a query as far as they are obtained, page by page. The list of places shares it with the places opened
/// from it.
final class PagingFacade {
  weak var output: (any PagingFacadeOutput)?  // whichever part of the list has made this, and owns it
  let query: PlaceQuery
  /// The places of all pages obtained so far, by name.
  private(set) var places: [Place] = []
  private(set) var isComplete = false
  private let service: any PlacesService
  /// The number of pages obtained, which is also the number of the next one.
  private var pageCount = 0
  /// The index of each place, so that finding one doesn't take longer as pages are added.
  private var indices: [Place.ID: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Returns the index of a place; `nil` if it is on no page obtained so far.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  private func add(_ page: PlacePage) {
    let start = places.count
    // The guide may have grown meanwhile: places that have moved to this page are listed already.
    for place in page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    output?.didAddPlaces(Array(places[start...]), isComplete: isComplete)
  }
}

// MARK: - PagingFacadeInput

extension PagingFacade: PagingFacadeInput {
  func findPlace(id: String) -> Place? {
    index(of: id).map { places[$0] }
  }

  func findPlace(after id: String) -> Place? {
    guard let index = index(of: id), index + 1 < places.count else { return nil }
    return places[index + 1]
  }

  // snippet.obtainNextPage
  func obtainNextPage(reply: @escaping Reply<Void>) -> Cancellable {
    let number = pageCount
    return service.fetchPlaces(query, page: number) { [self] result in
      // Another screen that shares the pager may have obtained the page by now; then nothing is missing.
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
  // snippet.end

  func removePlace(id: String) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    output?.didRemovePlace(at: index)
  }
}
