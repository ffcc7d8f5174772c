import SharedModel

/// Keeps the last request until a test answers it or it is cancelled.
final class PlaceServiceDouble: PlaceService {
  private(set) var requestedIDs: [Place.ID] = []
  private var reply: Reply<Place>?

  /// Whether a request is neither answered nor cancelled.
  var isAsked: Bool { reply != nil }

  func fetchPlace(id: Place.ID, reply: @escaping Reply<Place>) -> Cancellable {
    requestedIDs.append(id)
    self.reply = reply
    return Cancellable { self.reply = nil }
  }

  func answer(_ result: Result<Place, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }
}
