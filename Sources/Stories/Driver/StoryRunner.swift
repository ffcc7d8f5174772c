import HeadlessUI
import SharedModel

/// Runs a story through several implementations step by step, and compares what a user sees after each.
public struct StoryRunner {
  private let architectures: [any Architecture]
  private let guide: Guide
  private let liveness: any LivenessProbe

  /// Makes a runner; with one architecture there is nothing to compare.
  public init(architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe) {
    self.architectures = architectures
    self.guide = guide
    self.liveness = liveness
  }

  /// Runs one story, each implementation on a device of its own.
  public func run(_ scenario: StoryFile.Scenario) -> StoryOutcome {
    let stages = architectures.map { Stage(architecture: $0, guide: guide, liveness: liveness) }
    var skipped: [StoryOutcome.Skip] = []
    for (index, step) in scenario.steps.enumerated() {
      switch take(step, on: stages) {
      case .success(nil): continue
      case .success(let reason?): skipped.append(StoryOutcome.Skip(step: step.step, reason: reason))
      case .failure(let failure):
        return StoryOutcome(
          story: scenario.story, passedSteps: index - skipped.count, skipped: skipped,
          failure: StoryFailure(step: step.step, reason: failure))
      }
    }
    return StoryOutcome(
      story: scenario.story, passedSteps: scenario.steps.count - skipped.count, skipped: skipped, failure: nil)
  }

  /// Takes one step everywhere; answers why it was skipped, if it was.
  private func take(_ step: StoryFile.Scenario.Step, on stages: [Stage]) -> Result<String?, StoryFailure.Reason> {
    var problems: [StoryFailure.Problem] = []
    var skipReason: String?
    for stage in stages {
      do {
        try step.definition.run(stage, step.arguments)
      } catch StepProblem.notCheckable(let reason) {
        skipReason = reason
      } catch {
        problems.append(StoryFailure.Problem(architecture: stage.architecture.profile.name, message: "\(error)"))
      }
    }
    if let divergence = Divergence(of: stages) { return .failure(.divergence(divergence, problems)) }
    return problems.isEmpty ? .success(skipReason) : .failure(.problems(problems))
  }
}
