import SharedModel

final class FavouriteServiceDouble: FavouriteService {
  let requests = RequestLog<Void>()
  private(set) var changes: [Bool] = []
  private(set) var placeIDs: [Place.ID] = []

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    changes.append(isFavourite)
    placeIDs.append(placeID)
    return requests.add(reply)
  }
}
