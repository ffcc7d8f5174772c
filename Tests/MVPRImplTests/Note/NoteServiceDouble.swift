import SharedModel

/// Keeps the last request until a test answers it or it is cancelled.
final class NoteServiceDouble: NoteService {
  private(set) var texts: [String] = []
  private(set) var placeID: Place.ID?
  private var reply: Reply<Void>?

  /// Whether a request is neither answered nor cancelled.
  var isAsked: Bool { reply != nil }

  func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    texts.append(text)
    self.placeID = placeID
    self.reply = reply
    return Cancellable { self.reply = nil }
  }

  func answer(_ result: Result<Void, ServiceError>) {
    let reply = reply
    self.reply = nil
    reply?(result)
  }
}
