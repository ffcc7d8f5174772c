import Foundation
import HeadlessUI
import Results
import Stories
import Toolchain

extension Bench {
  /// In seconds.
  static let stepLimit = 5

  /// Takes random steps in as many processes as there are processors, until one finds something.
  ///
  /// Each process takes a stretch that depends only on the seed, so the number of processors doesn't affect the result.
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

nonisolated package struct WalkJob: Codable, Hashable {
  enum Route: Codable, Hashable {
    case stretch(Int, steps: Int, seed: UInt64)
    /// A JSON file of `WalkAction`s.
    case replay(file: String)
  }

  var route: Route
  var architectures: [String]
  /// In seconds; `nil` for no limit.
  var stepLimit: UInt32?
  /// Whether to print each event, so that the last one is known if the process dies.
  var printsEvents = false
}
