import Foundation
import Stories
import Toolchain

/// Finds out what a walk did that has ended its process, and makes it short, in processes that may end as well.
struct FatalWalk {
  /// How long a step of one architecture may take, in seconds: less than in all, as each one that hangs is waited for.
  private static let limit = 1
  /// The names of the architectures that took part.
  let architectures: [String]
  let console: Console
  let attempt: (_ arguments: [String]) throws -> ToolRun.Outcome

  /// What became of a stretch that ended its process when it was taken with these arguments.
  func outcome(of arguments: [String], endedBy death: Death) throws -> WalkOutcome {
    console.progress("a walk has ended its process: finding out where")
    let again = try attempt(arguments + ["--format", "jsonl"])
    var outcome = WalkOutcome()
    let events = WalkLine.all(WalkEvent.self, in: again.output)
    outcome.steps = events.count { if case .step = $0 { true } else { false } }
    guard WalkOutcome(printed: again.output) == nil else {
      outcome.failure = WalkOutcome.Failure(
        actions: [],
        finding: .died(
          architecture: architectures.joined(separator: ", "),
          message: "\(text(of: death)) Taken once more, the same steps ended well."))
      return outcome
    }
    let actions = events.actionsOfLastWalk
    let (dying, finding) = try culprit(of: actions) ?? (architectures, finding(Death(again), in: architectures))
    let shrinker = WalkShrinker { candidate, _ in
      console.progress("making the walk shorter: \(candidate.count) steps")
      return try take(candidate, in: dying)
    }
    outcome.failure = try shrinker.shrink(actions, finding)
    return outcome
  }

  /// The first architecture that dies alone; nil when it takes several.
  private func culprit(of actions: [WalkAction]) throws -> (architectures: [String], finding: Finding)? {
    for name in architectures {
      if let finding = try take(actions, in: [name]).finding { return ([name], finding) }
    }
    return nil
  }

  /// Takes actions in a process of their own; what is found in any other way is none of its business.
  private func take(
    _ actions: [WalkAction], in architectures: [String]
  ) throws -> (taken: [WalkAction], finding: Finding?) {
    let file = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString).json")
    try JSONEncoder().encode(actions).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try attempt(
      PacesCommand.arguments(architectures, limit: Self.limit) + ["--replay", file.path, "--format", "jsonl"])
    guard run.status != 0 || run.wasSignalled else { return (actions, nil) }
    let taken = WalkLine.all(WalkEvent.self, in: run.output).actionsOfLastWalk
    return (taken, finding(Death(run), in: architectures))
  }

  private func finding(_ death: Death, in architectures: [String]) -> Finding {
    .died(architecture: architectures.joined(separator: ", "), message: text(of: death))
  }

  private func text(of death: Death) -> String {
    death == .hung ? "It hung: the last step was not over after \(Self.limit) s." : death.text
  }
}

extension [WalkEvent] {
  /// What was done since a walk began, without what was impossible.
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
