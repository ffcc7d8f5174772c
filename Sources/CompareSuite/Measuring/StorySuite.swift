import HeadlessUI
import Report
import SharedModel
import Stories

/// Runs story files and sums up what became of them.
struct StorySuite {
  let architectures: [any Architecture]
  let console: Console
  let liveness: any LivenessProbe
  /// Whether somebody wants it to end, which it does between two stories.
  let interruption: Interruption

  /// Looks for a trace, which takes a moment, once a story has failed.
  var keptTrace: () -> KeptTrace? = { nil }
  /// How long a story may take; nil for any time.
  var alarm: StoryAlarm?
  /// Hears of each step that begins and of each story that has ended.
  var report: (StoryEvent) throws(ConsoleError) -> Void = { _ in }

  /// - Parameter failsFast: Whether to end with the first story that fails.
  func run(_ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false) throws -> StoriesResult {
    let runner = StoryRunner(
      architectures: architectures, guide: try Guide.bundled(), liveness: liveness, inspection: .thorough)
    let names = architectures.map(\.profile.name)
    let total = files.reduce(0) { $0 + $1.scenarios.count }
    var stories: [StoriesResult.Story] = []
    lazy var trace = keptTrace()
    running: for file in files {
      for scenario in file.scenarios {
        console.progress("story \(stories.count + 1) of \(total): \(scenario.story.name)")
        try interruption.check()
        alarm?.set(for: scenario.story, in: paths.name(of: file.path))
        let outcome = runner.run(scenario) { step in
          // Who no longer listens is noticed when the story has ended.
          try? report(.step(line: step.location.line, text: "\(step.keyword) \(step.text)"))
        }
        var story = StoriesResult.Story(
          outcome, of: names, file: paths.name(of: file.path), feature: file.feature)
        if let failure = outcome.failure, let name = failure.suspect(among: names),
          let line = trace?.line(
            ofStep: outcome.stepsTaken, text: failure.step.text, in: story.name, of: story.file, by: name)
        {
          story.failure?.details.append(line)
        }
        stories.append(story)
        try report(.story(story))
        if failsFast, outcome.failure != nil { break running }
      }
    }
    alarm?.cancel()
    console.progress("")
    return StoriesResult(architectures: names, stories: stories)
  }
}

extension StoriesResult.Story {
  init(_ outcome: StoryOutcome, of architectures: [String], file: String, feature: String) {
    self.init(
      file: file, feature: feature, name: outcome.story.name,
      line: outcome.story.location.line, passedSteps: outcome.passedSteps, steps: outcome.story.steps.count,
      skipped: outcome.skipped.map(\.reason),
      failure: outcome.failure.map { StoriesResult.Failure($0, of: architectures) })
  }
}

extension StoriesResult.Failure {
  init(_ failure: StoryFailure, of architectures: [String]) {
    let isDivergence =
      switch failure.reason {
      case .divergence, .finding(.divergence): true
      case .problems, .finding: false
      }
    self.init(
      step: "\(failure.step.keyword) \(failure.step.text)", line: failure.step.location.line,
      isDivergence: isDivergence, details: failure.lines(among: architectures))
  }
}
