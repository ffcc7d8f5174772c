import Basics
import HeadlessUI
import Probes
import Results
import SharedModel
import Stories
import Workloads

extension Bench {
  package func tally(_ subject: CountedSubject, _ plan: CountsPlan) throws -> CountsRecord {
    let counts = plan.countsInstructions ? instructions : workCounts
    return try counts(subject, plan)
  }

  private func workCounts(_ subject: CountedSubject, _ plan: CountsPlan) throws -> CountsRecord {
    let liveness = process.makeProbe()
    let counter = StoryCounter(
      subject: subject, reference: plan.reference, guide: try Guide.bundled(), liveness: liveness,
      count: WorkCounter.counts)
    return CountsRecord(
      stories: try counter.stories(plan.stories.scenarios), unavailable: WorkCounter.unavailable,
      leftBehindUnavailable: liveness.unavailability)
  }

  /// Nothing else is counted with them, as that would take instructions. Without a counter some tool counts them that
  /// watches this process.
  private func instructions(_ subject: CountedSubject, _ plan: CountsPlan) throws -> CountsRecord {
    let processor = process.instructionCounterUnavailability() == nil ? try InstructionCounter() : nil
    let liveness = NoLivenessProbe()
    let counter = StoryCounter(
      subject: subject, reference: plan.reference, guide: try Guide.bundled(), liveness: liveness
    ) { work in
      guard let processor else {
        try CountedStretch.run(work)
        return WorkCounts()
      }
      return WorkCounts([.instructions: try processor.count(of: work)])
    }
    return CountsRecord(
      stories: try counter.stories(plan.stories.scenarios), unavailable: [:],
      leftBehindUnavailable: liveness.unavailability)
  }
}

/// Runs stories in one subject, and counts what each of them takes.
struct StoryCounter {
  let subject: CountedSubject
  let reference: any Architecture
  let guide: Guide
  let liveness: any LivenessProbe
  /// Does the work it is given, once, and answers what that took.
  let count: (() throws -> Void) throws -> WorkCounts

  func stories(_ scenarios: [StoryFile.Scenario]) throws -> [CountsRecord.Story] { try scenarios.compactMap(story) }

  private func story(_ scenario: StoryFile.Scenario) throws -> CountsRecord.Story? {
    let driven = DrivenSteps(of: scenario, in: reference, guide: guide)
    guard !driven.steps.isEmpty else { return nil }
    // What a process does once, such as finding a conformance, is no story's.
    _ = try counts(of: scenario, driven) { work in
      try work()
      return WorkCounts()
    }
    let owner = liveness.newOwner()
    let counts = try liveness.record(for: owner) { try self.counts(of: scenario, driven, by: count) }
    let left = LeftBehind(afterEnd: liveness.liveObjects(of: owner), module: module).countsByName
    return CountsRecord.Story(
      name: scenario.story.name, steps: driven.steps.count, counts: counts,
      leftBehind: liveness.unavailability == nil ? left : nil)
  }

  private var module: String {
    switch subject {
    case .implementation(let architecture): architecture.profile.module
    case .empty: reference.profile.module
    }
  }

  private func counts(
    of scenario: StoryFile.Scenario, _ driven: DrivenSteps, by count: (() throws -> Void) throws -> WorkCounts
  ) throws -> WorkCounts {
    let architecture = subject.architecture(driven: driven, reference: reference)
    let run = StoryStepper(of: scenario, in: architecture, guide: guide)
    return try count(driven.work(in: run))
  }
}
