import Results

package struct ChangeCheckReport {
  private static let mostDetails = 12
  private let result: ChangeCheckResult

  package init(_ result: ChangeCheckResult) { self.result = result }

  package var lines: [String] {
    guard result.findings.isEmpty else {
      return ["✗ \(result.request): \(Wording.count(result.findings.count, "finding", "findings"))\(kept)"]
        + result.findings.flatMap(Self.lines) + lacking
    }
    guard !result.architectures.isEmpty else { return ["✗ \(result.request): nobody has a patch"] + lacking }
    let superseded = result.superseded == 0 ? "" : ", \(result.superseded) superseded"
    let patches = result.patches > result.architectures.count ? ", in \(result.patches) patches" : ""
    let stories =
      result.stories == 0
      ? Wording.count(result.otherStories, "story passes", "stories pass")
      : "\(Wording.count(result.stories, "story", "stories")) failed before and pass now, "
        + "\(Wording.count(result.otherStories, "other", "others")) pass"
    return [
      "✓ \(result.request): met in \(Wording.list(result.architectures))\(patches)\(kept)",
      "  \(stories) as before\(superseded)", Self.proof(of: result),
    ] + lacking
  }

  private var kept: String { result.isKept ? " (kept: nothing has changed since)" : "" }

  private var lacking: [String] { result.lacking.isEmpty ? [] : ["  No patch yet: \(Wording.list(result.lacking))."] }

  /// What holds beside the stories.
  static func proof(of check: ChangeCheckResult) -> String {
    "  \(Wording.count(check.tests, "own test passes", "own tests pass")), rules hold, "
      + "a walk of \(Wording.count(check.walkSteps, "step", "steps")) found nothing"
  }

  static func lines(of finding: ChangeCheckResult.Finding) -> [String] {
    let details = finding.details.prefix(mostDetails).map { "    \(Wording.clipped($0, to: 200))" }
    let rest = finding.details.count - mostDetails
    return ["  \(finding.place): \(finding.text)"] + details
      + (rest > 0 ? ["    … and \(Wording.count(rest, "line", "lines")) more; --format json has them all"] : [])
  }
}
