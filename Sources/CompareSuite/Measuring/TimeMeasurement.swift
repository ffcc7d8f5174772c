import HeadlessUI
import Report
import SharedModel
import Stories
import Workloads

/// Shows that the stories pass, has them timed by several launches, and draws the result.
struct TimeMeasurement {
  /// What became of it.
  enum Outcome {
    case measured(RuntimeResult)
    /// Only what behaves the same is timed.
    case failed(StoriesResult)
  }

  let console: Console
  let surroundings: Surroundings

  func run(_ plan: RuntimePlan, _ stories: ChosenStories, command: [String]) throws -> Outcome {
    let start = surroundings.now()
    var circumstances = surroundings.circumstances(plan.reference.profile.sources)
    circumstances.command = (["compare"] + command).joined(separator: " ")
    let suite = StorySuite(
      architectures: plan.architectures, console: console, surroundings: surroundings, tracksObjects: false)
    for files in [stories.files] + (plan.start == nil ? [] : [[try StartStory.file()]]) {
      let passed = try suite.run(files, named: stories.paths)
      guard passed.allPassed else { return .failed(passed) }
    }
    let coldStarts =
      try plan.start == nil
      ? [] : ColdStarts(plan: plan, console: console, surroundings: surroundings, start: start).run()
    let series = LaunchSeries(plan: plan, console: console, surroundings: surroundings, start: start)
    let (launches, end) = try series.run()
    console.progress("")
    guard launches.contains(where: { !$0.samples.courses.isEmpty }),
      let result = RuntimeResult(
        circumstances: circumstances, seed: plan.seed, reference: plan.reference.profile.name, launches: launches,
        end: end, stepsInStories: stories.scenarios.reduce(0) { $0 + $1.story.steps.count }, coldStarts: coldStarts)
    else { throw MeasuringError.nothingToMeasure }
    return .measured(result)
  }
}
