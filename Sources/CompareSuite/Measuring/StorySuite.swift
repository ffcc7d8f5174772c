import HeadlessUI
import Report
import Runtime
import SharedModel
import Stories

/// Runs story files and sums up what became of them.
struct StorySuite {
  let architectures: [any Architecture]
  let console: Console

  func run(_ files: [StoryFile]) throws(GuideError) -> StoriesResult {
    let probe = TrackedObjects()
    let runner = StoryRunner(architectures: architectures, guide: try Guide.bundled(), liveness: probe)
    let total = files.reduce(0) { $0 + $1.scenarios.count }
    var stories: [StoriesResult.Story] = []
    for file in files {
      for scenario in file.scenarios {
        console.progress("story \(stories.count + 1) of \(total): \(scenario.story.name)")
        let outcome = runner.run(scenario)
        stories.append(StoriesResult.Story(outcome, file: file))
      }
    }
    console.progress("")
    return StoriesResult(architectures: architectures.map(\.profile.name), stories: stories)
  }
}

extension StoriesResult.Story {
  init(_ outcome: StoryOutcome, file: StoryFile) {
    self.init(
      file: StoryPath(file.path).display, feature: file.feature, name: outcome.story.name,
      line: outcome.story.location.line, passedSteps: outcome.passedSteps, steps: outcome.story.steps.count,
      skipped: outcome.skipped.map(\.reason), failure: outcome.failure.map(StoriesResult.Failure.init))
  }
}

extension StoriesResult.Failure {
  init(_ failure: StoryFailure) {
    let isDivergence = if case .divergence = failure.reason { true } else { false }
    self.init(
      step: "\(failure.step.keyword) \(failure.step.text)", line: failure.step.location.line,
      isDivergence: isDivergence, details: failure.lines)
  }
}
