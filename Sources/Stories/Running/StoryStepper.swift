import HeadlessUI
import SharedModel

/// Runs a story in one implementation to measure its steps, without comparing, inspecting or logging.
package final class StoryStepper {
  private let stage: Stage
  private let scenario: StoryFile.Scenario

  package init(of scenario: StoryFile.Scenario, in architecture: any Architecture, guide: Guide) {
    self.scenario = scenario
    stage = Stage(architecture: architecture, guide: guide, liveness: NoLivenessProbe())
    stage.backend.indexPlaces()
  }

  /// Runs a step, in order, and returns a snapshot; `nil` before the app is launched. Steps may be omitted.
  @discardableResult
  package func takeStep(_ index: Int) throws -> Snapshot? {
    let step = scenario.steps[index]
    try step.definition.run(stage, step.arguments)
    return snapshot
  }

  package var snapshot: Snapshot? { stage.shown }

  package func end() { stage.kill() }
}
