import HeadlessUI
import SharedModel
import Stories

/// The steps of a story that the replay baseline can pass, with their snapshots. Other steps look behind the screens.
package struct DrivenSteps {
  /// Empty if the app shows nothing.
  package let steps: [Int]
  package let leftOut: [Int]
  /// The snapshots of the reference, if recorded.
  package let snapshots: [Snapshot]

  package init(of scenario: StoryFile.Scenario, leavingOut leftOut: [Int]) {
    steps = scenario.story.steps.indices.filter { !leftOut.contains($0) }
    self.leftOut = leftOut
    snapshots = []
  }

  package init(of scenario: StoryFile.Scenario, in reference: any Architecture, guide: Guide) {
    func firstFailure(_ steps: [Int], _ architecture: any Architecture) -> Int? {
      let run = StoryStepper(of: scenario, in: architecture, guide: guide)
      return steps.first { (try? run.takeStep($0)) == nil }
    }

    var steps = Array(scenario.story.steps.indices)
    var snapshots: [Snapshot] = []
    while true {
      snapshots = []
      let recorded = ObservedArchitecture(base: reference) { app in
        let snapshot = app.snapshot
        snapshots.append(snapshot)
        return snapshot
      }
      var failure = firstFailure(steps, recorded)
      if failure == nil, !snapshots.isEmpty {
        failure = firstFailure(steps, ReplayArchitecture(showing: snapshots, as: reference.profile))
      }
      guard let failed = failure else { break }
      steps.removeAll { $0 == failed }
    }
    let driven = snapshots.isEmpty ? [] : steps
    self.steps = driven
    leftOut = scenario.story.steps.indices.filter { !driven.contains($0) }
    self.snapshots = snapshots
  }

  package func work(in run: StoryStepper) -> () throws -> Void {
    { [steps] in
      for step in steps { try run.takeStep(step) }
      run.end()
    }
  }
}

/// An architecture whose snapshots are intercepted.
struct ObservedArchitecture: Architecture {
  private final class App: HeadlessApp {
    private let base: any HeadlessApp
    private let watch: (any HeadlessApp) -> Snapshot

    init(_ base: any HeadlessApp, _ watch: @escaping (any HeadlessApp) -> Snapshot) {
      self.base = base
      self.watch = watch
    }

    var snapshot: Snapshot { watch(base) }

    func perform(_ interaction: Interaction) throws(ImpossibleInteraction) { try base.perform(interaction) }
  }

  let base: any Architecture
  let watch: (any HeadlessApp) -> Snapshot

  var profile: ArchitectureProfile { base.profile }

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { App(base.launch(with: dependencies), watch) }
}

/// The replay baseline. It shows a run's recorded snapshots, once, so its time is the harness's.
package struct ReplayArchitecture: Architecture {
  private final class App: HeadlessApp {
    private let snapshots: [Snapshot]
    private var next = 0

    init(_ snapshots: [Snapshot]) { self.snapshots = snapshots }

    var snapshot: Snapshot {
      defer { next = min(next + 1, snapshots.count - 1) }
      return snapshots[next]
    }

    func perform(_ interaction: Interaction) {}
  }

  package let profile: ArchitectureProfile
  private let app: App

  /// - Parameter snapshots: At least one, in order.
  package init(showing snapshots: [Snapshot], as profile: ArchitectureProfile) {
    self.profile = profile
    app = App(snapshots)
  }

  /// Continues with the next snapshot if launched again.
  package func launch(with dependencies: AppDependencies) -> any HeadlessApp { app }
}
