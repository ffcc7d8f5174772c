struct MarkdownLines {
  struct Line: Equatable {
    let text: String
    let number: Int
    /// The language of the fenced block; `nil` outside one.
    var fence: String?
    /// Whether the line opens or closes its block.
    var isFence = false
  }

  let lines: [Line]

  init(_ text: String) {
    var open: (marks: Substring, language: String)?
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let match = line.wholeMatch(of: #/ *(`{3,}|~{3,})([^`]*)/#)
      var read = Line(text: String(line), number: index + 1, fence: open?.language)
      if let fence = open {
        read.isFence = match.map { $0.1.hasPrefix(fence.marks) && $0.2.allSatisfy(\.isWhitespace) } ?? false
        if read.isFence { open = nil }
      } else if let match {
        open = (match.1, String(match.2).trimmingSpaces)
        read.fence = open?.language
        read.isFence = true
      }
      return read
    }
  }
}

extension String {
  var trimmingSpaces: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
