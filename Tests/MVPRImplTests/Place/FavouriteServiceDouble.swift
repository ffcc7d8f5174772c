import SharedModel

/// Keeps every request until a test answers it; also one that was cancelled, whose reply is late.
final class FavouriteServiceDouble: FavouriteService {
  private(set) var asked: [Bool] = []
  private(set) var cancelCount = 0
  private var replies: [Reply<Void>] = []

  func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    asked.append(isFavourite)
    replies.append(reply)
    return Cancellable { self.cancelCount += 1 }
  }

  /// Answers the request of that number, counted from 0; one that was never sent hears nothing.
  func answer(_ number: Int, _ result: Result<Void, ServiceError> = .success(())) {
    if replies.indices.contains(number) { replies[number](result) }
  }
}
