import SharedModel

/// A place service that keeps its requests for the test to answer, and what they asked for.
final class PlaceServiceDouble: PlaceService {
  private(set) var requests: [RequestDouble<Place>] = []
  private(set) var ids: [Place.ID] = []

  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    ids.append(id)
    return request.makeCancellable()
  }
}
