import Basics
import Foundation
import Results
import SharedModel
import Stories
import Toolchain

package struct StorySuite {
  private let bench: Bench
  private let tracksObjects: Bool
  /// For a story, in seconds; `nil` for the default.
  private let timeLimit: Int?

  package init(_ bench: Bench, tracksObjects: Bool = true, timeLimit: Int? = nil) {
    self.bench = bench
    self.tracksObjects = tracksObjects
    self.timeLimit = timeLimit
  }

  /// Runs stories in separate processes if possible, otherwise in this one.
  package func run(_ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false) throws -> StoriesResult {
    result(try outcomes(files, named: paths, failsFast: failsFast).map(\.story))
  }

  package func outcomes(
    _ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false
  ) throws -> [StoryTrial.Outcome] {
    guard let attempt = bench.process.tryItself, files.allSatisfy(\.canBeReadAgain) else {
      return try runHere(files, named: paths, failsFast: failsFast).stories.map { StoryTrial.Outcome(story: $0) }
    }
    let scenarios = files.flatMap(\.scenarios)
    var done = 0
    let showProgress = {
      guard done < scenarios.count else { return }
      bench.observer.progress("story \(done + 1) of \(scenarios.count): \(scenarios[done].story.name)")
    }
    let trial = StoryTrial(
      architectures: bench.architectures, paths: paths, timeLimit: timeLimit, tracksObjects: tracksObjects,
      attempt: attempt,
      reports: { _ in
        done += 1
        showProgress()
      }, passesOn: bench.observer.diagnostic)
    showProgress()
    defer { bench.observer.progress("") }
    do {
      return try trial.run(files, failsFast: failsFast)
    } catch ToolchainError.interrupted {
      throw Interrupted()
    }
  }

  /// Runs stories in this process, which an implementation may crash.
  /// - Parameter report: Called when a step begins and when a story ends.
  package func runHere(
    _ files: [StoryFile], named paths: StoryPaths, failsFast: Bool = false,
    report: (StoryEvent) throws -> Void = { _ in }
  ) throws -> StoriesResult {
    let runner = StoryRunner(
      architectures: bench.architectures, guide: try Guide.bundled(),
      liveness: tracksObjects ? bench.process.makeProbe() : NoLivenessProbe())
    let names = bench.architectures.map(\.profile.name)
    let alarm = timeLimit.map { StoryAlarm(seconds: UInt32($0)) }
    defer { alarm?.cancel() }
    let total = files.reduce(0) { $0 + $1.scenarios.count }
    var stories: [StoriesResult.Story] = []
    running: for file in files {
      for scenario in file.scenarios {
        bench.observer.progress("story \(stories.count + 1) of \(total): \(scenario.story.name)")
        try bench.process.interruption.check()
        alarm?.set(for: scenario.story, in: paths.name(of: file.path))
        let outcome = runner.run(scenario) { step in
          // A closed output is noticed at the end of the story.
          try? report(.step(line: step.location.line, text: "\(step.keyword) \(step.text)"))
        }
        // The time limit doesn't cover what is done with the outcome.
        alarm?.cancel()
        let story = StoriesResult.Story(outcome, of: names, file: paths.name(of: file.path), feature: file.feature)
        stories.append(story)
        try report(.story(story))
        if failsFast, outcome.failure != nil { break running }
      }
    }
    bench.observer.progress("")
    return result(stories)
  }

  private func result(_ stories: [StoriesResult.Story]) -> StoriesResult {
    StoriesResult(architectures: bench.architectures.map(\.profile.name), stories: stories)
  }
}

extension StoryFile {
  /// False for text in memory.
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

/// An event of a worker that runs stories, printed as a line of JSON.
nonisolated package enum StoryEvent: Equatable, Codable {
  case step(line: Int, text: String)
  case story(StoriesResult.Story)

  package var line: String { (try? JSONText.compact(self)) ?? "{}" }
}

nonisolated package struct StoriesJob: Codable, Hashable {
  var architectures: [String]
  /// Empty for the bundled stories.
  var stories: [StoryLines] = []
  /// For a story, in seconds; `nil` for no limit.
  var timeLimit: Int?
  var tracksObjects = true
  var failsFast = false
}
