/// The lines of a Markdown text, and which of them lie in a fenced block of code.
package struct MarkdownLines {
  package struct Line: Equatable, Sendable {
    package var text: String
    /// What follows the fence that the line lies in, or is; nil outside of fences.
    package var fence: String?
    package var isFence: Bool
  }

  package let lines: [Line]

  package init(_ text: String) {
    var open: (mark: Character, length: Int, info: String)?
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      let mark = body.first
      let run = body.prefix { $0 == mark }
      let isLong = (mark == "`" || mark == "~") && run.count >= 3
      let rest = body.dropFirst(run.count)
      if let fence = open {
        let closes = isLong && mark == fence.mark && run.count >= fence.length && rest.allSatisfy(\.isWhitespace)
        if closes { open = nil }
        return Line(text: String(line), fence: fence.info, isFence: closes)
      }
      guard isLong, let mark, !(mark == "`" && rest.contains("`")) else {
        return Line(text: String(line), fence: nil, isFence: false)
      }
      let info = String(rest).trimmingSpaces
      open = (mark, run.count, info)
      return Line(text: String(line), fence: info, isFence: true)
    }
  }
}

/// Something that stands in a document, and where it begins, both from 1.
struct PlacedText {
  let text: String
  let line: Int
  let column: Int
}

extension String {
  var trimmingSpaces: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
