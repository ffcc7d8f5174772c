/// The claims on a line: `<!-- claim: lines.code MVC < lines.code VIPER -->`, or `<!-- no claim: WHY -->`.
struct ClaimMarks {
  /// What is claimed, by column.
  private(set) var claims: [(column: Int, text: String, claim: Claim)] = []
  /// What is wrong, by column.
  private(set) var problems: [(column: Int, problem: DocsProblem)] = []

  init(_ line: String) {
    let spans = CodeSpans(line)
    for match in line.matches(of: /<!--\s*(?:no[ -])?claims?\b.*?(?:-->|$)/)
    where !spans.contains(match.range.lowerBound) {
      let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
      let mark = String(match.0)
      guard let text = mark.wholeMatch(of: /<!-- (no )?claim: (\S.*) -->/) else {
        problems.append((column, .malformedClaim(mark, at: mark)))
        continue
      }
      guard text.1 == nil else { continue }
      do throws(DocsProblem) {
        claims.append((column, String(text.2), try Claim(String(text.2))))
      } catch {
        problems.append((column, error))
      }
    }
  }
}
