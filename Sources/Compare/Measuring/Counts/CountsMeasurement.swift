import Benchmarks
import HeadlessUI
import Results
import SharedModel

extension Bench {
  /// An environment without differences between runs.
  private static let fixedEnvironment = ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]

  /// Runs the stories, and counts each subject's work in a separate process.
  package func counts(
    _ plan: CountsPlan, in circumstances: Circumstances, isTried: Bool = false
  ) throws -> CountsResult {
    if !isTried {
      let names = Set(plan.architectures.map(\.profile.name))
      let all = (names.contains(plan.reference.profile.name) ? [] : [plan.reference]) + plan.architectures
      let passed = try StorySuite(of(all), tracksObjects: false).run(plan.stories.files, named: plan.stories.paths)
      guard passed.allPassed else { throw MeasuringError.storiesFailed(passed) }
    }
    observer.progress("counting")
    let jobs = try plan.jobs()
    let outputs = try process.launchItself(jobs.map { .count($0) }, Self.fixedEnvironment)
    let records = try zip(jobs, outputs).map { job, output in
      let record = try JSONText.value(CountsRecord.self, "counts", in: output)
      guard !record.stories.isEmpty else { throw MeasuringError.nothingToMeasure }
      return (subject: job.architecture ?? CountsResult.replay, record: record)
    }
    observer.progress("")
    return CountsResult(
      circumstances: circumstances, isOptimised: process.isOptimised, reference: plan.reference.profile.name,
      records: records, stepsInStories: plan.stories.steps)
  }
}

package struct CountsPlan {
  let stories: ChosenStories
  package let architectures: [any Architecture]
  /// The implementation whose snapshots the replay baseline shows.
  package let reference: any Architecture

  package init(_ architectures: [any Architecture], reference: any Architecture, stories: ChosenStories) {
    self.architectures = architectures
    self.reference = reference
    self.stories = stories.measured
  }

  /// Returns a job for each subject. The replay baseline comes last; it records snapshots, and so finds the steps to
  /// omit.
  func jobs() throws -> [CountingJob] {
    let guide = try Guide.bundled()
    let leftOut = stories.scenarios.map { DrivenSteps(of: $0, in: reference, guide: guide).leftOut }
    let names = architectures.map(\.profile.name)
    return names.map { job($0, leftOut: leftOut) } + [job(nil, leftOut: nil)]
  }

  private func job(_ architecture: String?, leftOut: [[Int]]?) -> CountingJob {
    CountingJob(
      architecture: architecture, reference: reference.profile.name, stories: stories.names, leftOut: leftOut)
  }
}
