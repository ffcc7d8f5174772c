/// What was called back, in its order.
final class Diary {
  private(set) var notes: [String] = []

  func note(_ text: String) {
    notes.append(text)
  }
}
