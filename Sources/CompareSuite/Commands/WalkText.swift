import Foundation
import Stories

/// What became of a walk, as text.
struct WalkText {
  private let outcome: WalkOutcome
  private let architectures: [String]

  init(_ outcome: WalkOutcome, architectures: [String]) {
    self.outcome = outcome
    self.architectures = architectures
  }

  var lines: [String] {
    [
      "\(outcome.steps) random steps with seed \(outcome.seed) in \(architectures.joined(separator: ", ")).",
      String(
        format: "%.0f steps per second in all of them, %.0f %% of the time in the harness, %.1f %% counting objects.",
        outcome.stepsPerSecond, outcome.harnessShare * 100, outcome.countingShare * 100),
      "",
    ] + (outcome.failure.map(lines(of:)) ?? [verdict])
  }

  private var verdict: String {
    architectures.count > 1
      ? "All looked the same after every step, and what must always hold held."
      : "What must always hold held after every step."
  }

  private func lines(of failure: WalkOutcome.Failure) -> [String] {
    ["Found, and shrunk to \(failure.actions.count == 1 ? "1 step" : "\(failure.actions.count) steps"):"]
      + failure.finding.lines.map { "  \($0)" }
      + ["", "As a story, to be saved and run with “compare walk --replay FILE”:", ""]
      + failure.scenario(seed: outcome.seed)
  }
}
