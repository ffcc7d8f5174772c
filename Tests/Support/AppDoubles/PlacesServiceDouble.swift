package import SharedModel

/// A places service that stores its requests for a test to answer.
package final class PlacesServiceDouble: PlacesService {
  package private(set) var requests = RequestDoubles<PlacePage>()
  package private(set) var queries: [PlaceQuery] = []
  package private(set) var pages: [Int] = []

  package init() {}

  package func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    queries.append(query)
    pages.append(page)
    return request.makeCancellable()
  }
}
