package import SharedModel

/// A service for one place that stores its requests for a test to answer.
package final class PlaceServiceDouble: PlaceService {
  package private(set) var requests = RequestDoubles<Place>()
  package private(set) var ids: [Place.ID] = []

  package init() {}

  package func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    ids.append(id)
    return request.makeCancellable()
  }
}
