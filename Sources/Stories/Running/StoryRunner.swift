import HeadlessUI
import SharedModel

/// Runs a story through several implementations step by step, and compares what a user sees after each.
public struct StoryRunner {
  /// How closely it looks after each step.
  nonisolated public enum Inspection: Sendable {
    /// Only whether all look alike, as for runs that are timed.
    case looks
    /// Also at what is logged and stored, and at what must always hold.
    case thorough
  }

  private let architectures: [any Architecture]
  private let guide: Guide
  private let liveness: any LivenessProbe
  private let inspection: Inspection

  /// Makes a runner, which skips steps that need to know what objects are alive; with one architecture there is nothing to compare.
  public init(architectures: [any Architecture], guide: Guide, inspection: Inspection = .thorough) {
    self.init(architectures: architectures, guide: guide, liveness: NoLivenessProbe(), inspection: inspection)
  }

  package init(architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe, inspection: Inspection) {
    self.architectures = architectures
    self.guide = guide
    self.liveness = liveness
    self.inspection = inspection
  }

  /// Runs one story, each implementation on a device of its own.
  /// - Parameters:
  ///   - scenario: The story.
  ///   - stepBegins: Hears of each step before it is taken, which may be the process's last one.
  public func run(_ scenario: StoryFile.Scenario, stepBegins: (StoryStep) -> Void = { _ in }) -> StoryOutcome {
    let ensemble = Ensemble(architectures, guide: guide, liveness: liveness, inspection: inspection)
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

/// What became of one story.
public struct StoryOutcome: Sendable {
  /// A step that could not be carried out on this machine.
  nonisolated public struct Skip: Equatable, Sendable {
    /// The step.
    public let step: StoryStep
    /// Why it was left out.
    public let reason: String
  }

  /// The story.
  public let story: Story
  /// How many steps passed in every implementation.
  public let passedSteps: Int
  /// The steps left out.
  public let skipped: [Skip]
  /// How many steps were taken or left out before the one that failed.
  public var stepsTaken: Int { passedSteps + skipped.count }
  /// The first step that failed; nil when the story passed.
  public let failure: StoryFailure?
}
