import Basics
import HeadlessUI
import Probes
import Results
import SharedModel
import Stories
import Benchmarks

extension Bench {
  func count(_ job: CountingJob) throws -> CountsRecord {
    let liveness = process.makeProbe()
    let stories = try ChosenStories(of: process).named(job.stories).measured
    let counter = StoryCounter(
      architecture: try job.architecture.map { try named([$0])[0] }, reference: try named([job.reference])[0],
      guide: try Guide.bundled(), liveness: liveness, leftOut: job.leftOut)
    return CountsRecord(
      stories: try counter.stories(stories.scenarios), unavailable: WorkCounter.unavailable,
      leftBehindUnavailable: liveness.unavailability)
  }
}

struct StoryCounter {
  /// `nil` for the replay baseline.
  let architecture: (any Architecture)?
  let reference: any Architecture
  let guide: Guide
  let liveness: any LivenessProbe
  /// The indices of each story's steps that aren't counted, or `nil` to find them.
  let leftOut: [[Int]]?

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
    // The first run does work that a process does only once, such as looking up a conformance.
    _ = try counts(of: scenario, driven) { work in
      try work()
      return [:]
    }
    let owner = liveness.newOwner()
    let counts = try liveness.record(for: owner) { try self.counts(of: scenario, driven, by: WorkCounter.counts) }
    let left = LeftBehind(
      afterEnd: liveness.liveObjects(of: owner), module: (architecture ?? reference).profile.module
    ).countsByName
    return CountsRecord.Story(
      name: scenario.story.name, steps: driven.steps.count, counts: counts,
      leftBehind: liveness.unavailability == nil ? left : nil)
  }

  private func counts(
    of scenario: StoryFile.Scenario, _ driven: DrivenSteps, by count: (() throws -> Void) throws -> WorkCounts
  ) throws -> WorkCounts {
    let architecture =
      architecture ?? ReplayArchitecture(showing: driven.snapshots, as: reference.profile)
    let run = StoryStepper(of: scenario, in: architecture, guide: guide)
    return try count(driven.work(in: run))
  }
}

nonisolated package struct CountingJob: Codable, Hashable {
  var architecture: String?
  var reference: String
  /// Empty for all stories.
  var stories: [String]
  var leftOut: [[Int]]?
}
