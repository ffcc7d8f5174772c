import HeadlessUI
import SharedModel

/// The environment of a walk, in which every implementation gets the same actions on its own device.
final class WalkGround {
  private let stages: [Stage]
  private let inspector: Inspector
  /// The current snapshot; the same everywhere unless something was found.
  private(set) var snapshot: Snapshot?

  init(architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe) throws(StepProblem) {
    stages = architectures.map { Stage(architecture: $0, guide: guide, liveness: liveness, keepsLog: true) }
    inspector = Inspector(stages, guide: guide)
    for stage in stages { try stage.launchSignedIn() }
  }

  /// Takes a step everywhere, and returns `false` if it was impossible everywhere.
  func take(_ action: WalkAction) throws(Finding) -> Bool {
    let restorations = action == .relaunch ? stages.map(Restoration.init(afterKillOf:)) : []
    var problems: [StoryFailure.Problem] = []
    for stage in stages {
      do throws(StepProblem) {
        try action.perform(on: stage)
      } catch {
        problems.append(StoryFailure.Problem(architecture: stage.name, message: "\(error)"))
      }
    }
    if let finding = Finding(survivorsOf: stages) { throw finding }
    guard problems.isEmpty || problems.count == stages.count else { throw .refused(problems) }
    for (stage, expected) in zip(stages, restorations) {
      let shown = Restoration(shownBy: stage)
      guard expected != shown else { continue }
      throw .notRestored(architecture: stage.name, expected: expected.steps, shown: shown.steps)
    }
    return problems.isEmpty
  }

  func check() throws(Finding) {
    let snapshots = stages.map(\.shown)
    if let finding = Finding(faultsOf: stages) { throw finding }
    try inspector.inspect(snapshots)
    snapshot = snapshots.first ?? nil
  }

  /// Lets everything settle, then checks that no implementation has leaked objects.
  func checkNothingIsLeftBehind() throws(Finding) {
    // The snapshot's parts, such as an alert's buttons, would be counted.
    snapshot = nil
    for stage in stages {
      do throws(StepProblem) {
        try stage.settle()
        try stage.checkNothingIsLeftBehind()
      } catch .leftBehind where stage.backend.silentRequests > 0 {
        // An unanswered request stays pending.
        continue
      } catch .notCheckable, .differentPlace {
        // A note on a removed place is still open, and a launch doesn't restore it.
        return
      } catch {
        throw .leftBehind(architecture: stage.name, message: "\(error)")
      }
    }
  }
}
