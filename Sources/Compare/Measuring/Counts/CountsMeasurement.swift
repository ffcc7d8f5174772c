import HeadlessUI
import Results

extension Bench {
  /// Fixes what would differ from run to run.
  private static let fixedEnvironment = ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]

  /// Runs the stories, and counts each subject in a process of its own.
  package func counts(
    _ plan: CountsPlan, in circumstances: Circumstances, isTried: Bool = false
  ) throws -> Measured<CountsResult> {
    if !isTried {
      let names = Set(plan.architectures.map(\.profile.name))
      let all = (names.contains(plan.reference.profile.name) ? [] : [plan.reference]) + plan.architectures
      let passed = try StorySuite(of(all), tracksObjects: false).run(plan.stories.files, named: plan.stories.paths)
      guard passed.allPassed else { return .storiesFailed(passed) }
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
    return .result(
      CountsResult(
        circumstances: circumstances, isOptimised: process.isOptimised, reference: plan.reference.profile.name,
        records: records, stepsInStories: plan.stories.steps))
  }
}
