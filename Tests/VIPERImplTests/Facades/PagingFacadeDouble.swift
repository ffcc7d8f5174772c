import AppDoubles
import SharedModel

@testable import VIPERImpl

/// Has the places that it is given, and can be set to have any others.
final class PagingFacadeDouble: PagingFacadeInput {
  var isComplete = false
  var places: [PlaceItem]
  private(set) var requests = RequestDoubles<Void>()
  private(set) var removedIDs: [String] = []

  init(_ places: [PlaceItem] = []) {
    self.places = places
  }

  func findPlace(after id: String) -> PlaceItem? {
    places.drop { $0.id != id }.dropFirst().first
  }

  func obtainNextPage(reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }

  func removePlace(id: String) {
    removedIDs.append(id)
  }
}
