import SharedModel

/// A favourite service that keeps its requests for the test to answer, and what they asked for.
final class FavouriteServiceDouble: FavouriteService {
  struct Change: Hashable {
    let placeID: Place.ID
    let isFavourite: Bool
  }

  private(set) var requests: [RequestDouble<Void>] = []
  private(set) var changes: [Change] = []

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    changes.append(Change(placeID: placeID, isFavourite: isFavourite))
    return request.makeCancellable()
  }
}
