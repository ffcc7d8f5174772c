package import SharedModel

/// A service for favourites that stores its requests for a test to answer.
package final class FavouriteServiceDouble: FavouriteService {
  package private(set) var requests = RequestDoubles<Void>()
  package private(set) var values: [Bool] = []
  package private(set) var ids: [Place.ID] = []

  package init() {}

  package func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    values.append(isFavourite)
    ids.append(placeID)
    return request.makeCancellable()
  }
}
