/// A log of events, to be compared with the expected ones.
final class Diary {
  private var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
