import Foundation
import HeadlessUI
import Stories
import Toolchain

/// Reproduces and shrinks a walk that ended its process, in processes that may end as well.
struct FatalWalk {
  /// The time limit for a step in seconds, short because every attempt that hangs takes all of it.
  private static let limit = 1
  let bench: Bench

  func outcome(of job: WalkJob, endedAs end: ToolRun.Outcome) throws -> WalkOutcome {
    bench.observer.progress("a walk has ended its process: finding out where")
    var job = job
    job.printsEvents = true
    let again = try bench.process.attempt(.walk(job))
    var outcome = WalkOutcome()
    let events = JSONText.lines(WalkEvent.self, in: again.output)
    outcome.steps = events.count { if case .step = $0 { true } else { false } }
    guard JSONText.lines(WalkOutcome.self, in: again.output).isEmpty else {
      let termination = Termination(end, in: nil, of: bench.architectures, timeLimit: Bench.stepLimit)
      outcome.failure = WalkOutcome.Failure(
        actions: [],
        finding: .died(
          architecture: termination.architecture,
          message: "\(termination.text) Taken once more, the same steps ended well."))
      return outcome
    }
    let actions = events.actionsOfLastWalk
    let (dying, finding) = try culprit(of: actions) ?? (bench.architectures, finding(again, in: bench.architectures))
    let shrinker = WalkShrinker { candidate, _ in
      bench.observer.progress("making the walk shorter: \(candidate.count) steps")
      return try take(candidate, in: dying)
    }
    var failure = try shrinker.shrink(actions, finding)
    if let traced = try take(failure.actions, in: dying, traces: true).finding {
      failure = WalkOutcome.Failure(actions: failure.actions, finding: traced)
    }
    outcome.failure = failure
    return outcome
  }

  private func culprit(of actions: [WalkAction]) throws -> (architectures: [any Architecture], finding: Finding)? {
    for architecture in bench.architectures {
      if let finding = try take(actions, in: [architecture]).finding { return ([architecture], finding) }
    }
    return nil
  }

  /// Takes actions in a separate process, whose end is the only finding here.
  /// - Parameter traces: Whether to request a backtrace from the runtime, which takes a while.
  private func take(
    _ actions: [WalkAction], in architectures: [any Architecture], traces: Bool = false
  ) throws -> (taken: [WalkAction], finding: Finding?) {
    let file = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString).json")
    try JSONEncoder().encode(actions).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let job = WalkJob(
      route: .replay(file: file.path), architectures: architectures.map(\.profile.name),
      stepLimit: UInt32(Self.limit), printsEvents: true)
    let run =
      if traces, let attempt = bench.process.tryItself {
        try attempt(.walk(job))({ _ in })
      } else {
        try bench.process.attempt(.walk(job))
      }
    guard !run.hasSucceeded else { return (actions, nil) }
    return (JSONText.lines(WalkEvent.self, in: run.output).actionsOfLastWalk, finding(run, in: architectures))
  }

  private func finding(_ run: ToolRun.Outcome, in architectures: [any Architecture]) -> Finding {
    let termination = Termination(run, in: nil, of: architectures, timeLimit: Self.limit)
    return .died(architecture: termination.architecture, message: termination.text)
  }
}

extension [WalkEvent] {
  /// The actions since the last walk began, except impossible ones.
  fileprivate var actionsOfLastWalk: [WalkAction] {
    reduce(into: []) { actions, event in
      switch event {
      case .walk: actions = []
      case .step(let action): actions.append(action)
      case .passedOver: actions.removeLast()
      }
    }
  }
}
