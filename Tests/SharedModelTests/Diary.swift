/// What has happened, in order, to be compared with what should have.
@MainActor
final class Diary {
  private var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
