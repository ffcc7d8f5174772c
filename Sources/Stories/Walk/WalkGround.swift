import HeadlessUI
import SharedModel

/// Where a walk takes place: every implementation on a device of its own, which all get the same actions.
final class WalkGround {
  private let stages: [Stage]
  private let inspector: Inspector
  private let now: () -> ContinuousClock.Instant
  /// What is in sight; the same everywhere as long as nothing was found.
  private(set) var snapshot: Snapshot?
  /// The time that the implementations took for themselves.
  private(set) var appTime = Duration.zero
  /// The time that it took to count objects, and to launch apps afresh for that.
  private(set) var countingTime = Duration.zero

  /// Makes devices on which somebody is signed in, and launches the app on each.
  init(
    architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe,
    now: @escaping () -> ContinuousClock.Instant
  ) throws(StepProblem) {
    stages = architectures.map { Stage(architecture: $0, guide: guide, liveness: liveness, keepsLog: true) }
    inspector = Inspector(stages, guide: guide)
    self.now = now
    for stage in stages { try stage.launchSignedIn() }
  }

  /// Takes a step everywhere; answers false, and changes nothing, when it is impossible everywhere.
  func take(_ action: WalkAction) throws(Finding) -> Bool {
    let start = now()
    defer { appTime += now() - start }
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

  /// Compares what is in sight, and checks what must always hold.
  func check() throws(Finding) {
    let start = now()
    let snapshots = stages.map(\.shown)
    appTime += now() - start
    if let finding = Finding(faultsOf: stages) { throw finding }
    try inspector.inspect(snapshots)
    snapshot = snapshots.first ?? nil
  }

  /// Checks that no implementation has left anything behind, once nothing is under way: what is may keep what it needs,
  /// and an app launched afresh has nothing under way.
  func checkNothingIsLeftBehind() throws(Finding) {
    // What it consists of, such as an alert's buttons, would be counted.
    snapshot = nil
    let start = now()
    defer { countingTime += now() - start }
    for stage in stages {
      do throws(StepProblem) {
        try stage.settle()
        try stage.checkNothingIsLeftBehind()
      } catch .leftBehind where stage.backend.silentRequests > 0 {
        // What waits for an answer that never comes is under way for ever.
        continue
      } catch .notCheckable, .differentPlace {
        // The note on a place that was removed from the guide: open here, where nobody has asked for the place since.
        return
      } catch {
        throw .leftBehind(architecture: stage.name, message: "\(error)")
      }
    }
  }
}
