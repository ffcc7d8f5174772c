/// The numbers that stand in sentences: `<!-- number: ID NAME -->12<!-- /number -->`.
struct InlineNumbers {
  /// The line with the numbers as they are.
  private(set) var line: String
  private(set) var problems: [(column: Int, problem: DocsProblem)] = []
  /// The marks whose number was another, by column.
  private(set) var stale: [(column: Int, mark: String)] = []

  private static let end = "<!-- /number -->"

  /// - Parameter number: What a measure of an architecture came to, as text.
  init(_ line: String, number: (_ measure: String, _ architecture: String) throws(DocsProblem) -> String) {
    self.line = ""
    let spans = CodeSpans(line)
    var rest = line[...]
    while let match = rest.firstMatch(of: /<!--\s*\/?number\b.*?-->/) {
      self.line += rest[..<match.range.lowerBound]
      let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
      let mark = String(match.0)
      self.line += mark
      rest = rest[match.range.upperBound...]
      if spans.contains(match.range.lowerBound) { continue }
      guard let names = mark.wholeMatch(of: /<!-- number: (\S+) (\S+) -->/) else {
        problems.append((column, .malformedNumber(mark: mark)))
        continue
      }
      guard let end = rest.firstRange(of: Self.end) else {
        problems.append((column, .unclosedNumber))
        continue
      }
      let old = String(rest[..<end.lowerBound])
      var new = old
      do throws(DocsProblem) {
        new = try number(String(names.1), String(names.2))
      } catch {
        problems.append((column, error))
      }
      if new != old { stale.append((column, mark)) }
      self.line += new + Self.end
      rest = rest[end.upperBound...]
    }
    self.line += rest
  }
}
