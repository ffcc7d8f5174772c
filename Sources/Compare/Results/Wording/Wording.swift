import Basics

package enum Wording {
  /// Returns, for example, `a, b and c`, or `nothing`.
  package static func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.listed() }

  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.plain(number)) \(number == 1 ? one : many)"
  }

  /// Returns the text, or its beginning and the number of characters left out.
  package static func clipped(_ line: String, to length: Int = 500) -> String {
    guard line.utf8.count > length, line.count > length else { return line }
    return "\(line.prefix(length))… (\(count(line.count - length, "character", "characters")) more)"
  }

  package static func shortened(_ text: String, to length: Int) -> String {
    let line = text.contains(where: \.isNewline) ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    return line.clipped(to: length)
  }

  /// Wraps a text, and indents all lines but the first by two more. Doesn't break words.
  package static func wrapped(_ text: String, to width: Int = 100, indentation: Int = 0) -> [String] {
    lines(text.split(separator: " "), to: width, indentation: indentation, hanging: indentation + 2)
  }

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

  /// Joins the blocks that aren't empty, separated by empty lines.
  package static func blocks(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
