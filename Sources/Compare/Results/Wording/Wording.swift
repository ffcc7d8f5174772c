/// How lists and counted things are written in reports.
package enum Wording {
  /// `a, b and c`.
  package static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 story`, `2 stories`.
  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.plain(number)) \(number == 1 ? one : many)"
  }

  /// The text, or its beginning and how much of it was left away: a story file may hold lines of any length.
  package static func clipped(_ line: String, to length: Int = 500) -> String {
    guard line.utf8.count > length, line.count > length else { return line }
    return "\(line.prefix(length))… (\(count(line.count - length, "character", "characters")) more)"
  }

  /// The text on one line, or as much of its beginning as leaves room for an ellipsis: a name may be anything.
  package static func shortened(_ text: String, to length: Int) -> String {
    let line = text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    return line.utf8.count <= length || line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// The words of a text on lines of at most so many columns, all but the first indented by two more; a longer word stays whole.
  package static func wrapped(_ text: String, to width: Int = 100, indentation: Int = 0) -> [String] {
    lines(text.split(separator: " "), to: width, indentation: indentation, hanging: indentation + 2)
  }

  /// Pieces that stay whole, on as many lines as it takes.
  package static func lines(
    _ pieces: [some StringProtocol], to width: Int, indentation: Int, hanging: Int
  ) -> [String] {
    pieces.reduce(into: [String]()) { lines, piece in
      if let line = lines.last, line.count + 1 + piece.count <= width {
        lines[lines.count - 1] = "\(line) \(piece)"
      } else {
        lines.append(String(repeating: " ", count: lines.isEmpty ? indentation : hanging) + piece)
      }
    }
  }

  package static func wrapped(_ texts: [String], to width: Int = 100) -> [String] {
    texts.flatMap { wrapped($0, to: width) }
  }

  /// Blocks of lines with an empty line between them; those that have none are left out.
  package static func blocks(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
