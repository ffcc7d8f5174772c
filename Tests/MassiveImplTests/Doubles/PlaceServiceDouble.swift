import SharedModel

/// A service for one place that keeps its requests for the test to answer.
final class PlaceServiceDouble: PlaceService {
  private(set) var requests = RequestDoubles<Place>()
  private(set) var ids: [Place.ID] = []

  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    ids.append(id)
    return request.makeCancellable()
  }
}
