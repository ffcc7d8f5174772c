import SharedModel

/// A service for favourites that keeps its requests for the test to answer.
final class FavouriteServiceDouble: FavouriteService {
  private(set) var requests = RequestDoubles<Void>()
  private(set) var values: [Bool] = []
  private(set) var ids: [Place.ID] = []

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    values.append(isFavourite)
    ids.append(placeID)
    return request.makeCancellable()
  }
}
