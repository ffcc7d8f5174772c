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
    let arguments = stretches.indices.map { number in
      WalkMessages.arguments(architectures, limit: Self.stepLimit)
        + ["--steps", "\(steps)", "--seed", "\(seed)", "--stretch", "\(number)"]
    }
    var ends: [Int: (run: ToolRun.Outcome, walked: WalkOutcome?)] = [:]
    observer.progress("step 0 of \(steps)")
    try process.attemptItselfAtOnce(arguments) { number, run in
      try process.interruption.check()
      try ProgramStatus.checkIsUsable(run, of: arguments[number])
      let walked = run.hasSucceeded ? WalkMessages.outcome(in: run.output) : nil
      ends[number] = (run, walked)
      observer.progress("step \(ends.keys.reduce(0) { $0 + stretches[$1].steps }) of \(steps)")
      // After one that found something, or died, no further one is asked for.
      return walked.map { $0.failure == nil } ?? false
    }
    var outcome = WalkOutcome()
    for (number, arguments) in arguments.enumerated() {
      guard let (run, walked) = ends[number] else { continue }
      outcome.append(try walked ?? FatalWalk(bench: self).outcome(of: arguments, endedAs: run))
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

/// What this program is told when it takes a stretch of a walk, and what it prints then: a line of JSON each.
enum WalkMessages {
  /// What all command lines begin with.
  /// - Parameter limit: How long a step may take, in seconds.
  static func arguments(_ architectures: [any Architecture], limit: Int) -> [String] {
    ["stretch", "--time-limit", "\(limit)"] + architectures.flatMap { ["--architecture", $0.profile.name] }
  }

  static func outcome(in output: Data) -> WalkOutcome? { JSONText.lines(WalkOutcome.self, in: output).last }

  static func events(in output: Data) -> [WalkEvent] { JSONText.lines(WalkEvent.self, in: output) }
}
