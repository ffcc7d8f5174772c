/// The lines of a Markdown text, and which of them lie in a fenced block of code.
package struct MarkdownLines {
  /// One line.
  package struct Line: Equatable, Sendable {
    /// Its text, without the line break.
    package var text: String
    /// What follows the fence that the line lies in; nil outside of fences.
    package var fence: String?
    /// Whether it opens or closes a fence.
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

  /// A fence for this text, longer than any in it.
  static func fence(around lines: [String]) -> String {
    let longest = lines.map { line in line.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// Lines as a block of code.
  static func fenced(_ lines: [String], _ language: String) -> [String] {
    let fence = fence(around: lines)
    return [fence + language] + lines + [fence]
  }
}

extension String {
  /// Without white space at its ends.
  var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
