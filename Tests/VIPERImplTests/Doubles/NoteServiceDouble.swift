import SharedModel

final class NoteServiceDouble: NoteService {
  let requests = RequestLog<Void>()
  private(set) var texts: [String] = []
  private(set) var placeIDs: [Place.ID] = []

  func saveNote(_ text: String, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
    texts.append(text)
    placeIDs.append(placeID)
    return requests.add(reply)
  }
}
