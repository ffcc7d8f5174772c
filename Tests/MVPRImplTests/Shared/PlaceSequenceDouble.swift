import SharedModel

@testable import MVPRImpl

/// Places that a test sets. A request for more waits until a test answers it or it is cancelled.
final class PlaceSequenceDouble: PlaceSequence {
  var isComplete = false
  var next: Place?
  private(set) var askedIDs: [Place.ID] = []
  private(set) var removedIDs: [Place.ID] = []
  private(set) var requestCount = 0
  private var reply: Reply<Void>?

  /// Whether a request is neither answered nor cancelled.
  var isLoading: Bool { reply != nil }

  func place(after id: Place.ID) -> Place? {
    askedIDs.append(id)
    return next
  }

  func loadMore(reply: @escaping Reply<Void>) -> Cancellable {
    requestCount += 1
    self.reply = reply
    return Cancellable { self.reply = nil }
  }

  func remove(_ id: Place.ID) { removedIDs.append(id) }

  func answer(_ result: Result<Void, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }
}
