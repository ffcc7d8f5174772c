import SharedModel

final class PlacesServiceDouble: PlacesService {
  let requests = RequestLog<PlacePage>()
  private(set) var queries: [PlaceQuery] = []
  private(set) var pages: [Int] = []

  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    queries.append(query)
    pages.append(page)
    return requests.add(reply)
  }
}
