import SharedModel

/// A service for notes that keeps its requests for the test to answer.
final class NoteServiceDouble: NoteService {
  private(set) var requests = RequestDoubles<Void>()
  private(set) var texts: [String] = []
  private(set) var ids: [Place.ID] = []

  func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    texts.append(text)
    ids.append(placeID)
    return request.makeCancellable()
  }
}
