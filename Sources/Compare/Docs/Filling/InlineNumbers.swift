/// A line with the numbers in its sentences filled in: `<!-- number: ID NAME -->12<!-- /number -->`.
struct InlineNumbers {
  private(set) var line: String
  /// The marks with stale numbers.
  private(set) var stale: [String] = []
  private(set) var problems: [DocsProblem] = []

  static let form = "<!-- number: ID NAME --><!-- /number --> on one line"

  init(_ text: String, number: (_ measure: String, _ architecture: String) throws(DocsProblem) -> String) {
    line = text
    guard text.contains("number") else { return }
    let spans = CodeSpans(text)
    let marks = text.matches(of: /(<!-- number: (\S+) (\S+) -->)([^<]*)<!-- \/number -->/)
      .filter { !spans.contains($0.range.lowerBound) }
    // Starts at the end, so that earlier ranges stay valid.
    for match in marks.reversed() {
      do throws(DocsProblem) {
        let number = try number(String(match.2), String(match.3))
        if number != match.4 { stale.append(String(match.1)) }
        line.replaceSubrange(match.range, with: "\(match.1)\(number)<!-- /number -->")
      } catch {
        problems.append(error)
      }
    }
    problems += text.blanking(spans.ranges + marks.map(\.range)).matches(of: /<!--\s*\/?number\b.*?(?:-->|$)/)
      .map { .malformed(mark: String($0.0), form: Self.form) }
  }
}
