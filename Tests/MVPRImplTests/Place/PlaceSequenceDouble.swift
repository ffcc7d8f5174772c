import SharedModel

@testable import MVPRImpl

/// Answers at once if a test has said with what, or else keeps the question until it does or it is cancelled.
final class PlaceSequenceDouble: PlaceSequence {
  var answerAtOnce: Result<Place?, ServiceError>?
  private(set) var askedIDs: [Place.ID] = []
  private(set) var removedIDs: [Place.ID] = []
  private var reply: Reply<Place?>?

  /// Whether a question is neither answered nor cancelled.
  var isAsked: Bool { reply != nil }

  func obtainPlace(after id: Place.ID, reply: @escaping Reply<Place?>) -> Cancellable? {
    askedIDs.append(id)
    if let answerAtOnce {
      reply(answerAtOnce)
      return nil
    }
    self.reply = reply
    return Cancellable { self.reply = nil }
  }

  func remove(_ id: Place.ID) { removedIDs.append(id) }

  func answer(_ result: Result<Place?, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }
}
