import Basics
import HeadlessUI
import Probes
import Results
import SharedModel
import Stories
import Benchmarks

extension Bench {
  package func tally(_ subject: CountedSubject, _ plan: CountsPlan) throws -> CountsRecord {
    let liveness = plan.countsInstructions ? NoLivenessProbe() : process.makeProbe()
    let counter = StoryCounter(
      subject: subject, reference: plan.reference, guide: try Guide.bundled(), liveness: liveness,
      leftOut: plan.leftOut, count: plan.countsInstructions ? try instructionCount() : WorkCounter.counts)
    return CountsRecord(
      stories: try counter.stories(plan.stories.scenarios),
      unavailable: plan.countsInstructions ? [:] : WorkCounter.unavailable,
      leftBehindUnavailable: liveness.unavailability)
  }

  /// Nothing else is counted with instructions, as counting takes some itself. Without a counter some tool counts them that watches
  /// this process.
  private func instructionCount() throws -> (() throws -> Void) throws -> WorkCounts {
    guard process.instructionCounterUnavailability() == nil else {
      return { work in
        try CountedStretch.run(work)
        return WorkCounts()
      }
    }
    let processor = try InstructionCounter()
    return { WorkCounts([.instructions: try processor.count(of: $0)]) }
  }
}

/// Runs stories in one subject, and counts what each of them takes.
struct StoryCounter {
  let subject: CountedSubject
  let reference: any Architecture
  let guide: Guide
  let liveness: any LivenessProbe
  /// Of each story the places of the steps that can't be counted everywhere; nil where that is to be found out.
  let leftOut: [[Int]]?
  /// Does the work it is given, once, and answers what that took.
  let count: (() throws -> Void) throws -> WorkCounts

  func stories(_ scenarios: [StoryFile.Scenario]) throws -> [CountsRecord.Story] {
    try scenarios.enumerated().compactMap { index, scenario in
      try story(
        scenario,
        leftOut.map { DrivenSteps(of: scenario, leavingOut: $0[index]) }
          ?? DrivenSteps(of: scenario, in: reference, guide: guide))
    }
  }

  private func story(_ scenario: StoryFile.Scenario, _ driven: DrivenSteps) throws -> CountsRecord.Story? {
    guard !driven.steps.isEmpty else { return nil }
    // What a process does once, such as finding a conformance, is no story's.
    _ = try counts(of: scenario, driven) { work in
      try work()
      return WorkCounts()
    }
    let owner = liveness.newOwner()
    let counts = try liveness.record(for: owner) { try self.counts(of: scenario, driven, by: count) }
    let left = LeftBehind(
      afterEnd: liveness.liveObjects(of: owner), module: (subject.architecture ?? reference).profile.module
    ).countsByName
    return CountsRecord.Story(
      name: scenario.story.name, steps: driven.steps.count, counts: counts,
      leftBehind: liveness.unavailability == nil ? left : nil)
  }

  private func counts(
    of scenario: StoryFile.Scenario, _ driven: DrivenSteps, by count: (() throws -> Void) throws -> WorkCounts
  ) throws -> WorkCounts {
    let architecture =
      subject.architecture ?? EmptyArchitecture(showing: driven.snapshots, as: reference.profile)
    let run = StoryStepper(of: scenario, in: architecture, guide: guide)
    return try count(driven.work(in: run))
  }
}
