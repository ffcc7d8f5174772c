import Report
import Stories

extension WalkResult {
  /// Keeps what a report says of a walk.
  init(_ outcome: WalkOutcome, seed: UInt64, in architectures: [String]) {
    self.init(
      steps: outcome.steps, seed: seed, finding: outcome.failure?.finding.lines(among: architectures) ?? [],
      story: outcome.failure?.scenario(seed: seed) ?? [])
  }
}
