import HeadlessUI
import Report
import Stories
import Toolchain

/// Walks at random, with as many processes as there are processors.
///
/// Each takes a stretch, which follows from the seed alone: what is found doesn't depend on how many there are. One that
/// dies takes no other down with it.
struct WalkMeasurement {
  /// How long a step may take, in seconds.
  static let limit = 5
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  /// Takes `steps` steps; the first finding, in their order, ends them.
  func walk(steps: Int, seed: UInt64) throws -> WalkOutcome {
    let stretches = (0..<WalkStretch.count(steps: steps)).map { WalkStretch($0, steps: steps, seed: seed) }
    let arguments = stretches.indices.map { number in
      StretchCommand.arguments(architectures.map(\.profile.name), limit: Self.limit)
        + ["--steps", "\(steps)", "--seed", "\(seed)", "--stretch", "\(number)"]
    }
    var ends: [Int: StretchEnd] = [:]
    console.progress("step 0 of \(steps)")
    try surroundings.attemptItselfAtOnce(arguments) { number, run in
      try surroundings.interruption.check()
      let end = try StretchEnd(run, of: arguments[number])
      ends[number] = end
      console.progress("step \(ends.keys.reduce(0) { $0 + stretches[$1].steps }) of \(steps)")
      return !end.isLast
    }
    var outcome = WalkOutcome()
    for (number, arguments) in arguments.enumerated() {
      switch ends[number] {
      case .walked(let stretch)?: outcome.append(stretch)
      case .died(let run)?:
        let walk = FatalWalk(architectures: architectures, console: console, surroundings: surroundings)
        outcome.append(try walk.outcome(of: arguments, endedAs: run))
      case nil: break
      }
      if outcome.failure != nil { break }
    }
    console.progress("")
    return outcome
  }
}

/// How a process ended that took a stretch.
private enum StretchEnd {
  case walked(WalkOutcome)
  case died(ToolRun.Outcome)

  init(_ run: ToolRun.Outcome, of arguments: [String]) throws {
    if run.status == 0, !run.wasSignalled, let outcome = WalkOutcome(printed: run.output) {
      self = .walked(outcome)
    } else if run.status == ExitCode.unusableInput.rawValue, !run.wasSignalled {
      throw ToolchainError.failed(
        command: "compare " + arguments.joined(separator: " "), status: run.status, wasSignalled: false,
        output: String(decoding: run.diagnostics, as: UTF8.self))
    } else {
      self = .died(run)
    }
  }

  /// Whether what comes after it is no longer asked for.
  var isLast: Bool {
    if case .walked(let outcome) = self { outcome.failure != nil } else { true }
  }
}
