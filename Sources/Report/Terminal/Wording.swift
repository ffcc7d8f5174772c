/// How lists and counted things are written in reports.
enum Wording {
  /// `a, b and c`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Why the questions about view controllers are not answered.
  static let noQuestions =
    "the questions about view controllers aren't answered, as the model and the kit are another package's."

  /// `1 story`, `2 stories`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.plain(number)) \(number == 1 ? one : many)"
  }

  /// The text, or its beginning and how much of it was left away: a story file may hold lines of any length.
  static func clipped(_ line: String, to length: Int = 500) -> String {
    guard line.utf8.count > length, line.count > length else { return line }
    return "\(line.prefix(length))… (\(count(line.count - length, "character", "characters")) more)"
  }

  /// The text on one line, or as much of its beginning as leaves room for an ellipsis: a name may be anything.
  static func shortened(_ text: String, to length: Int) -> String {
    let line = text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    return line.utf8.count <= length || line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// The words of a text on lines of at most 100 columns, all but the first indented.
  static func wrapped(_ text: String) -> [String] { wrapped(text, to: 100) }

  /// The same on lines of at most so many columns; a longer word stays whole.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      guard let line = lines.last else { return lines.append(String(word)) }
      if line.count + 1 + word.count > width {
        lines.append("  \(word)")
      } else {
        lines[lines.count - 1] = "\(line) \(word)"
      }
    }
  }
}
