import Foundation
import Measuring
import Results
import Stories

nonisolated extension Command {
  static let walk = Command(
    name: "walk", summary: "Walk at random through the implementations, and compare them after every step.",
    options: [.steps, .seed, .architecture], defaults: [.seed: "random"]
  ) { line, context in
    let bench = try context.bench(line)
    let steps = try line.number(.steps, in: 1...1_000_000_000, otherwise: 100_000)
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: UInt64.random(in: 0..<1_000_000))
    let start = context.process.now()
    let outcome = try bench.walk(steps: steps, seed: seed)
    let text = WalkText(
      outcome: outcome, seed: seed, architectures: bench.architectures.map(\.profile.name),
      time: context.process.now() - start)
    return try context.print(text.lines, isGood: outcome.failure == nil)
  }
}

private struct WalkText {
  let outcome: WalkOutcome
  let seed: UInt64
  let architectures: [String]
  /// The wall-clock time.
  let time: Duration

  /// The story comes last, because anything after it would be read as a part of it.
  var lines: [String] {
    let heading = [
      "\(outcome.steps) random steps with seed \(seed) in \(architectures.joined(separator: ", ")).",
      String(format: "%.0f steps per second in all of them.", Double(outcome.steps) / (time / .seconds(1))),
    ]
    return heading + [""] + (outcome.failure.map(lines) ?? [verdict])
  }

  private var verdict: String {
    architectures.count > 1
      ? "All looked the same after every step, and every invariant held."
      : "Every invariant held after every step."
  }

  private func lines(of failure: WalkOutcome.Failure) -> [String] {
    ["Found, and shrunk to \(Wording.count(failure.actions.count, "step", "steps")):"]
      + failure.finding.lines(among: architectures).map { "  \($0)" }
      + ["", "As a story, to be saved and run with “compare stories FILE”:", ""]
      + failure.scenario(seed: seed)
  }
}
