/// What every drawing of a difference says in one line.
enum DiffHeading {
  static func of(_ result: DiffResult) -> String {
    let broken = result.rules.count { $0.outcome == .broken }
    let unjudged = result.rules.count { $0.outcome == .unjudged }
    let measures = Set(result.changes.map(\.measure)).count
    var parts = [measures == 0 ? "nothing changed" : Wording.count(measures, "measure changed", "measures changed")]
    if !result.rules.isEmpty {
      parts.append(
        broken == 0 && unjudged == 0
          ? "\(Wording.count(result.rules.count, "rule", "rules")) kept"
          : "\(broken) of \(Wording.count(result.rules.count, "rule", "rules")) broken"
            + (unjudged == 0 ? "" : ", \(unjudged) that can't be judged"))
    }
    let commits = "\(String(result.old.commit.prefix(12))) → \(String(result.new.commit.prefix(12)))"
    return "\(commits): \(parts.joined(separator: "; "))."
  }

  static func mark(of outcome: RuleVerdict.Outcome) -> String {
    switch outcome {
    case .kept: "✓"
    case .broken: "✗"
    case .unjudged: "?"
    }
  }
}
