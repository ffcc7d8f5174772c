/// The paragraphs that compare and carry neither a claim nor a word on why they need none, or say another number than they claim.
struct ComparisonSurvey {
  private(set) var findings: [(line: Int, column: Int, kind: DocsFault)] = []

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]

  /// What a comparison can hardly do without. Others, such as “more”, stand in too many sentences that compare nothing.
  private let comparing =
    #/
    \b(?:lowest|highest|fewest|largest|smallest|longest|shortest|fastest|slowest|cheapest|hardest|the\ most|the\ least
    |twice\ (?:as|the)|half\ (?:of|as|the)|as\ many|as\ few|as\ much|equally\ many
    |(?:larger|smaller|shorter|faster|slower|cheaper|higher|lower)\ than
    |(?:more|fewer|less)\ (?:types|classes|objects|files|lines|code|decisions|references|memory|time))\b
    /#
    .ignoresCase()

  private let counting =
    #/
    \b(?<number>[a-z]+|[1-9][\d,]*)\ 
    (?:types|classes|objects|files|screens|lines|decisions|references|implementations|architectures|features|stories|ways|chapters)\b
    /#
    .ignoresCase()

  /// - Parameter pieces: A document's; what is filled in compares by itself.
  init(_ pieces: [BlockScanner.Piece]) {
    var paragraph: [(number: Int, text: String)] = []
    for piece in pieces {
      guard case .line(let line, let number, isCode: false) = piece else {
        close(&paragraph)
        continue
      }
      let bare = line.trimmingSpaces
      if bare.isEmpty || bare.firstMatch(of: /^(?:[-*] |\d+\. |\||#)/) != nil { close(&paragraph) }
      if !bare.isEmpty, !bare.hasPrefix("#") { paragraph.append((number, line)) }
    }
    close(&paragraph)
  }

  private mutating func close(_ paragraph: inout [(number: Int, text: String)]) {
    defer { paragraph = [] }
    guard !paragraph.contains(where: { $0.text.contains("<!-- no claim: ") }) else { return }
    let marks = paragraph.flatMap { line in ClaimMarks(line.text).claims.map { (line.number, $0) } }
    let claimed = Set(marks.flatMap { $0.1.claim.numbers })
    for line in paragraph {
      let text = CodeSpans(line.text).blanked.replacing(/<!--.*?-->/) { String(repeating: " ", count: $0.0.count) }
      let words = text.matches(of: counting).compactMap { match in
        Self.number(match.number).flatMap { $0 > 1 && !claimed.contains($0) ? match.range : nil }
      }
      guard let range = words.first ?? (marks.isEmpty ? text.firstMatch(of: comparing)?.range : nil) else { continue }
      let column = text.distance(from: text.startIndex, to: range.lowerBound) + 1
      findings.append((line.number, column, .unclaimed(String(text[range]))))
      break
    }
    let said = Set(
      paragraph.flatMap { $0.text.replacing(/<!--.*?-->/, with: " ").matches(of: /[A-Za-z]+|[\d,]+/) }.compactMap {
        Self.number($0.0)
      })
    for (line, mark) in marks {
      guard let count = mark.claim.count, !said.contains(count) else { continue }
      findings.append((line, mark.column, .unsaid(claim: mark.text)))
    }
  }

  private static func number(_ word: Substring) -> Double? {
    numbers.firstIndex(of: word.lowercased()).map(Double.init) ?? Double(word.filter { $0 != "," })
  }
}
