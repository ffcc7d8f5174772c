import HeadlessUI
import SharedModel
import Stories

/// The steps of a story that an app can pass that only shows what was recorded, with the recording.
///
/// Others, such as those that count requests, look behind the screens; they are measured in nobody.
package struct DrivenSteps {
  /// Their places in the story; none when the app shows nothing.
  package let steps: [Int]
  /// The places of all others.
  package let leftOut: [Int]
  /// What the reference shows meanwhile, where that was recorded.
  package let snapshots: [Snapshot]

  /// All but some that were found out before.
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
      let recorded = ObservedArchitecture(reference) { app in
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

  /// Takes them in a run, and ends it.
  package func work(in run: StoryStepper) -> () throws -> Void {
    { [steps] in
      for step in steps { try run.takeStep(step) }
      run.end()
    }
  }
}
