import SharedModel

final class FavouriteServiceDouble: FavouriteService {
  let requests = RequestLog<Void>()

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    requests.add(reply)
  }
}
