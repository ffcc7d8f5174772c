/// Records the outputs of callbacks, in order.
final class Diary {
  private(set) var notes: [String] = []

  func note(_ text: String) {
    notes.append(text)
  }
}
