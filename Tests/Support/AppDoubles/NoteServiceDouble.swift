package import SharedModel

/// A service for notes that stores its requests for a test to answer.
package final class NoteServiceDouble: NoteService {
  package private(set) var requests = RequestDoubles<Void>()
  package private(set) var texts: [String] = []
  package private(set) var ids: [Place.ID] = []

  package init() {}

  package func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    texts.append(text)
    ids.append(placeID)
    return request.makeCancellable()
  }
}
