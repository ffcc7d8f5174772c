import Foundation
import HeadlessUI
import Results
import Stories
import Toolchain

extension Bench {
  /// How long a step may take, in seconds.
  static let stepLimit = 5

  /// Takes `steps` steps at random, with as many processes as there are processors; the first finding, in their order, ends them.
  ///
  /// Each takes a stretch, which follows from the seed alone: what is found doesn't depend on how many there are. One that
  /// dies takes no other down with it.
  package func walk(steps: Int, seed: UInt64) throws -> WalkOutcome {
    let stretches = (0..<WalkStretch.count(steps: steps)).map { WalkStretch($0, steps: steps, seed: seed) }
    let jobs = stretches.indices.map { number in
      WalkJob(
        route: .stretch(number, steps: steps, seed: seed), architectures: architectures.map(\.profile.name),
        stepLimit: UInt32(Self.stepLimit))
    }
    var ends: [Int: (run: ToolRun.Outcome, walked: WalkOutcome?)] = [:]
    observer.progress("step 0 of \(steps)")
    try process.attemptItselfAtOnce(jobs.map { .walk($0) }) { number, run in
      try process.interruption.check()
      try ProgramStatus.checkIsUsable(run, of: .walk(jobs[number]))
      let walked = run.hasSucceeded ? JSONText.lines(WalkOutcome.self, in: run.output).last : nil
      ends[number] = (run, walked)
      observer.progress("step \(ends.keys.reduce(0) { $0 + stretches[$1].steps }) of \(steps)")
      // After one that found something, or died, no further one is asked for.
      return walked.map { $0.failure == nil } ?? false
    }
    var outcome = WalkOutcome()
    for (number, job) in jobs.enumerated() {
      guard let (run, walked) = ends[number] else { continue }
      outcome.append(try walked ?? FatalWalk(bench: self).outcome(of: job, endedAs: run))
      if outcome.failure != nil { break }
    }
    observer.progress("")
    return outcome
  }
}

extension WalkResult {
  init(_ outcome: WalkOutcome, seed: UInt64, in architectures: [String]) {
    self.init(
      steps: outcome.steps, seed: seed, finding: outcome.failure?.finding.lines(among: architectures) ?? [],
      story: outcome.failure?.scenario(seed: seed) ?? [])
  }
}
