import HeadlessUI
import Report
import Runtime
import SharedModel
import Stories
import Workloads

/// Runs stories in one contender, and counts what each of them takes.
struct StoryCounter {
  let contender: CountedContender
  let reference: any Architecture
  let guide: Guide
  let liveness: any LivenessProbe
  /// Does the work it is given, once, and answers what that took.
  let count: (() throws -> Void) throws -> WorkCounts

  /// What became of each story in which the app shows anything.
  func stories(_ scenarios: [StoryFile.Scenario]) throws -> [CountsRecord.Story] {
    try scenarios.compactMap(story)
  }

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
    switch contender {
    case .implementation(let architecture): architecture.profile.module
    case .empty: reference.profile.module
    }
  }

  private func counts(
    of scenario: StoryFile.Scenario, _ driven: DrivenSteps, by count: (() throws -> Void) throws -> WorkCounts
  ) throws -> WorkCounts {
    let architecture = contender.architecture(driven: driven, reference: reference)
    let run = StoryRun(of: scenario, in: architecture, guide: guide)
    return try count(driven.work(in: run))
  }
}
