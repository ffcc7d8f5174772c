import Report
import Stories

extension WalkResult {
  /// Keeps what a report says of a walk.
  init(_ outcome: WalkOutcome) {
    self.init(
      steps: outcome.steps, seed: outcome.seed, finding: outcome.failure?.finding.lines ?? [],
      story: outcome.failure?.scenario(seed: outcome.seed) ?? [])
  }
}
