import Foundation
import HeadlessUI
import Report
import SharedModel
import Stories
import Toolchain

/// Runs story files and sums up what became of them.
struct StorySuite {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings
  var tracksObjects = true
  /// How long a story may take, in seconds; nil for as long as usual.
  var timeLimit: Int?
  /// Looks for a trace, which takes a moment, once a story has failed.
  var keptTrace: () -> KeptTrace? = { nil }

  /// Runs them in processes of their own where that can be, and else in this one.
  /// - Parameter failsFast: Whether to end with the first story that fails.
  func run(_ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false) throws -> StoriesResult {
    result(try outcomes(files, named: paths, failsFast: failsFast).map(\.story))
  }

  /// The same, story by story.
  func outcomes(
    _ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false
  ) throws -> [StoryTrial.Outcome] {
    guard let attempt = surroundings.tryItself, files.allSatisfy(\.canBeReadAgain) else {
      return try runHere(files, named: paths, failsFast: failsFast).stories.map { StoryTrial.Outcome(story: $0) }
    }
    let known = Set(files.flatMap(\.oversights).map { "\($0)" })
    let scenarios = files.flatMap(\.scenarios)
    var done = 0
    let showProgress = {
      guard done < scenarios.count else { return }
      console.progress("story \(done + 1) of \(scenarios.count): \(scenarios[done].story.name)")
    }
    let trial = StoryTrial(
      architectures: architectures, paths: paths, timeLimit: timeLimit, tracksObjects: tracksObjects, attempt: attempt,
      reports: { _ in
        done += 1
        showProgress()
      }, passesOn: { line in if !known.contains(line) { console.diagnostic(line) } })
    showProgress()
    defer { console.progress("") }
    do {
      return try trial.run(files, failsFast: failsFast)
    } catch ToolchainError.interrupted {
      throw Interrupted()
    }
  }

  /// Runs them in this process, which an implementation may end.
  /// - Parameter report: Hears of each step that begins and of each story that has ended.
  func runHere(
    _ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false,
    report: (StoryEvent) throws(ConsoleError) -> Void = { _ in }
  ) throws -> StoriesResult {
    let runner = StoryRunner(
      architectures: architectures, guide: try Guide.bundled(),
      liveness: tracksObjects ? surroundings.makeProbe() : NoLivenessProbe(), inspection: .thorough)
    let names = architectures.map(\.profile.name)
    let alarm = timeLimit.map { StoryAlarm(seconds: UInt32($0)) }
    defer { alarm?.cancel() }
    let total = files.reduce(0) { $0 + $1.scenarios.count }
    var stories: [StoriesResult.Story] = []
    lazy var trace = keptTrace()
    running: for file in files {
      for scenario in file.scenarios {
        console.progress("story \(stories.count + 1) of \(total): \(scenario.story.name)")
        try surroundings.interruption.check()
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
    console.progress("")
    return result(stories)
  }

  private func result(_ stories: [StoriesResult.Story]) -> StoriesResult {
    StoriesResult(architectures: architectures.map(\.profile.name), stories: stories)
  }
}

extension StoryFile {
  /// Whether another process can read it as well; a text in memory it can't.
  fileprivate var canBeReadAgain: Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular
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
