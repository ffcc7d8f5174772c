import HeadlessUI
import SharedModel

/// Runs a story in several implementations. After each step it compares their snapshots, logs and stores, and checks
/// the invariants.
public struct StoryRunner {
  private let architectures: [any Architecture]
  private let guide: Guide
  private let liveness: any LivenessProbe

  /// Creates a runner that skips steps which need to count live objects.
  public init(architectures: [any Architecture], guide: Guide) {
    self.init(architectures: architectures, guide: guide, liveness: NoLivenessProbe())
  }

  package init(architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe) {
    self.architectures = architectures
    self.guide = guide
    self.liveness = liveness
  }

  /// Runs a story, each implementation on its own device. `stepBegins` is called before each step, because an app may
  /// crash in it.
  public func run(_ scenario: StoryFile.Scenario, stepBegins: (StoryStep) -> Void = { _ in }) -> StoryOutcome {
    let ensemble = Ensemble(architectures, guide: guide, liveness: liveness)
    var skipped: [StoryOutcome.Skip] = []
    for (index, step) in scenario.steps.enumerated() {
      stepBegins(step.step)
      switch ensemble.take(step.definition, step.arguments) {
      case .success(nil): continue
      case .success(let reason?): skipped.append(StoryOutcome.Skip(step: step.step, reason: reason))
      case .failure(let failure):
        return StoryOutcome(
          story: scenario.story, passedSteps: index - skipped.count, skipped: skipped,
          failure: StoryFailure(step: step.step, reason: failure))
      }
    }
    let failure = ensemble.end().flatMap { finding in
      scenario.steps.last.map { StoryFailure(step: $0.step, reason: .finding(finding)) }
    }
    return StoryOutcome(
      story: scenario.story, passedSteps: scenario.steps.count - skipped.count, skipped: skipped, failure: failure)
  }
}

/// The result of running a story.
public struct StoryOutcome: Sendable {
  /// A step that can't run on this machine.
  nonisolated public struct Skip: Equatable, Sendable {
    public let step: StoryStep
    public let reason: String
  }

  public let story: Story
  /// The number of steps that passed in every implementation.
  public let passedSteps: Int
  public let skipped: [Skip]
  /// The first step that failed, or `nil` if the story passed.
  public let failure: StoryFailure?
}
