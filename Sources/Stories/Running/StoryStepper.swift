import HeadlessUI
import SharedModel

/// A run of a story in one implementation, for measuring steps: nothing is compared, inspected or logged.
package final class StoryStepper {
  private let stage: Stage
  private let scenario: StoryFile.Scenario

  package init(of scenario: StoryFile.Scenario, in architecture: any Architecture, guide: Guide) {
    self.scenario = scenario
    stage = Stage(architecture: architecture, guide: guide, liveness: NoLivenessProbe())
    stage.backend.indexPlaces()
  }

  /// Takes a step and returns what a user then sees; `nil` before the app is launched.
  /// - Parameter index: The step's index in the story; steps may be left out, but not reordered.
  @discardableResult
  package func takeStep(_ index: Int) throws -> Snapshot? {
    let step = scenario.steps[index]
    try step.definition.run(stage, step.arguments)
    return snapshot
  }

  /// What a user sees now; `nil` before the app is launched.
  package var snapshot: Snapshot? { stage.shown }

  /// Ends the app's process and releases its objects.
  package func end() { stage.kill() }
}
