import Report
import Stories

extension WalkResult {
  /// Keeps what a report says of a walk.
  init(_ outcome: WalkOutcome, in architectures: [String]) {
    self.init(
      steps: outcome.steps, seed: outcome.seed, finding: outcome.failure?.finding.lines(among: architectures) ?? [],
      story: outcome.failure?.scenario(seed: outcome.seed) ?? [])
  }
}
