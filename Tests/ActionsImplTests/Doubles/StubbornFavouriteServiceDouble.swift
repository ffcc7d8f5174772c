import SharedModel

/// A service for favourites that answers even cancelled requests.
final class StubbornFavouriteServiceDouble: FavouriteService {
  private(set) var replies: [Reply<Void>] = []

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    replies.append(reply)
    return Cancellable {}
  }
}
