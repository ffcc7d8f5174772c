import HeadlessUI
import SharedModel

/// One run of a story in one implementation, for whoever measures what each of its steps takes.
///
/// Nothing is compared or inspected, and nothing is logged: all that happens is the app's work and that of driving it.
package final class StoryStepper {
  private let stage: Stage
  private let scenario: StoryFile.Scenario

  package init(of scenario: StoryFile.Scenario, in architecture: any Architecture, guide: Guide) {
    self.scenario = scenario
    stage = Stage(architecture: architecture, guide: guide, liveness: NoLivenessProbe())
    stage.backend.indexPlaces()
  }

  /// Takes a step and answers what a user then sees; nil before the app is launched.
  /// - Parameter index: The step's place in the story; steps may be left out, but not taken in another order.
  /// - Throws: What the step did not find.
  @discardableResult
  package func takeStep(_ index: Int) throws -> Snapshot? {
    let step = scenario.steps[index]
    try step.definition.run(stage, step.arguments)
    return snapshot
  }

  /// What a user sees now; nil before the app is launched.
  package var snapshot: Snapshot? { stage.shown }

  /// Ends the app's process, and with it all that its objects take to go.
  package func end() { stage.kill() }
}
