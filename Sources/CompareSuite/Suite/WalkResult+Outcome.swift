import Report
import Stories

extension WalkResult {
  /// Keeps what a report says of a walk.
  init(_ outcome: WalkOutcome, seed: UInt64) {
    self.init(
      steps: outcome.steps, seed: seed, finding: outcome.failure?.finding.lines ?? [],
      story: outcome.failure?.scenario(seed: seed) ?? [])
  }
}
