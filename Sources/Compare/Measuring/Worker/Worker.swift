import Foundation
import HeadlessUI
import Results
import SharedModel
import Stories

/// A job that one process of `compare` gives to another, which prints the outcome as JSON.
nonisolated package enum WorkerJob: Codable, Hashable {
  /// Time stories, and print `ProcessSamples`.
  case time(TimingJob)
  /// Time the first start of the app in the process, and print `ProcessSamples`.
  case startCold(architecture: String)
  /// Count a subject's work in stories, and print `CountsRecord`.
  case count(CountingJob)
  /// Take a random walk, and print `WalkEvent`s and a `WalkOutcome`.
  case walk(WalkJob)
  /// Run stories in the process itself, and print `StoryEvent`s.
  case runStories(StoriesJob)
  /// Run the stories of a file, or all, in separate processes, and print `StoriesResult`.
  case checkStories(file: String?, architectures: [String])
  /// Check the rules, and print `RulesResult`.
  case checkRules(architectures: [String])
  /// Walk in separate processes, and print `WalkResult`.
  case checkWalk(steps: Int, seed: UInt64, architectures: [String])

  package static let command = "worker"

  package init(_ text: String) throws(MeasuringError) {
    do {
      self = try JSONDecoder().decode(WorkerJob.self, from: Data(text.utf8))
    } catch {
      throw .unreadable("job", reason: "\(error)")
    }
  }

  package var arguments: [String] {
    get throws { [Self.command, try JSONText.compact(self)] }
  }

  var title: String {
    let task =
      switch self {
      case .time: "timing stories"
      case .startCold(let architecture): "starting \(architecture)"
      case .count(let job): "counting in \(job.architecture ?? "the replay baseline")"
      case .walk, .checkWalk: "walking"
      case .runStories, .checkStories: "running stories"
      case .checkRules: "checking rules"
      }
    return "compare, \(task)"
  }
}

extension Bench {
  /// Runs a job and prints its outcome. Returns false if it found something.
  package func perform(_ job: WorkerJob, print: @escaping (String) throws -> Void) throws -> Bool {
    switch job {
    case .time(let job): try print(JSONText.compact(samples(job)))
    case .startCold(let architecture): try print(JSONText.compact(of(named([architecture])).coldStart()))
    case .count(let job): try print(JSONText.compact(count(job)))
    case .walk(let job): try walk(job, print: print)
    case .runStories(let job): return try run(job, print: print)
    case .checkStories(let file, let architectures):
      let bench = try of(named(architectures))
      let paths = StoryPaths(given: file.map { [$0] } ?? [], orBundled: try process.bundledStories())
      let result = try StorySuite(bench).run(StoryLoader().load(paths.paths), named: paths)
      try print(JSONText.compact(result))
      return result.allPassed
    case .checkRules(let architectures):
      let bench = try of(named(architectures))
      let result = try bench.rules(from: ArchitectureIndex(of: bench))
      try print(JSONText.compact(result))
      return !result.hasViolations
    case .checkWalk(let steps, let seed, let architectures):
      let outcome = try of(named(architectures)).walk(steps: steps, seed: seed)
      try print(JSONText.compact(WalkResult(outcome, seed: seed, in: architectures)))
      return outcome.failure == nil
    }
    return true
  }

  func named(_ names: [String]) throws(MeasuringError) -> [any Architecture] {
    try names.map { name throws(MeasuringError) in
      guard let architecture = architectures.first(where: { $0.profile.name == name }) else {
        throw .unknownArchitecture(name)
      }
      return architecture
    }
  }

  private func walk(_ job: WalkJob, print: @escaping (String) throws -> Void) throws {
    let alarm = job.stepLimit.map { StoryAlarm(seconds: $0) }
    let walker = Walker(
      architectures: try named(job.architectures), guide: try Guide.bundled(), makeProbe: process.makeProbe,
      report: { event in
        alarm?.restart()
        if job.printsEvents, let text = try? JSONText.compact(event) { try? print(text) }
      })
    // The time of a step excludes reading and printing.
    func timed<Value>(_ walk: () throws -> Value) rethrows -> Value {
      if let alarm { alarm.set(saying: StoryAlarm.message(seconds: alarm.seconds, "a step", place: "compare walk")) }
      defer { alarm?.cancel() }
      return try walk()
    }
    switch job.route {
    case .replay(let file):
      let actions = try JSONDecoder().decode([WalkAction].self, from: Data(contentsOf: URL(filePath: file)))
      _ = try timed { try walker.take(actions, countsObjects: false) }
    case .stretch(let number, let steps, let seed):
      let outcome = try timed { try walker.walk(WalkStretch(number, steps: steps, seed: seed)) }
      try print(JSONText.compact(outcome))
    }
  }

  private func run(_ job: StoriesJob, print: @escaping (String) throws -> Void) throws -> Bool {
    let paths = StoryPaths(given: job.stories.flatMap(\.places), orBundled: try process.bundledStories())
    let files = try paths.keep(in: StoryLoader().load(paths.paths))
    let suite = StorySuite(of(try named(job.architectures)), tracksObjects: job.tracksObjects, timeLimit: job.timeLimit)
    return try suite.runHere(files, named: paths, failsFast: job.failsFast) { try print($0.line) }.allPassed
  }
}
