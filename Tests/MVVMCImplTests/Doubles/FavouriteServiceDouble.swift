import SharedModel

/// A favourite service that keeps its requests for the test to answer.
final class FavouriteServiceDouble: FavouriteService {
  private(set) var requests: [RequestDouble<Void>] = []

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }
}
