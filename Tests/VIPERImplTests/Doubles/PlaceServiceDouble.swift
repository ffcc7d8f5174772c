import SharedModel

final class PlaceServiceDouble: PlaceService {
  let requests = RequestLog<Place>()
  private(set) var ids: [Place.ID] = []

  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    ids.append(id)
    return requests.add(reply)
  }
}
