import SharedModel

/// A places service that keeps its requests for the test to answer.
final class PlacesServiceDouble: PlacesService {
  private(set) var requests = RequestDoubles<PlacePage>()
  private(set) var queries: [PlaceQuery] = []
  private(set) var pages: [Int] = []

  func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    queries.append(query)
    pages.append(page)
    return request.makeCancellable()
  }
}
