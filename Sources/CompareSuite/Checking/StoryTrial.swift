import Foundation
import HeadlessUI
import Report
import Stories
import Toolchain

/// Runs stories in processes of their own, so that an implementation that crashes or hangs takes none down with it.
///
/// The story in which it does has failed; the other implementations take it without that one, and all go on with the next.
struct StoryTrial {
  /// Runs this program with these arguments, and has each line heard that it prints meanwhile.
  typealias Attempt = (_ arguments: [String], _ hears: (Data) -> Void) throws -> ToolRun.Outcome

  /// What became of a story.
  struct Outcome {
    var story: StoriesResult.Story
    /// Whether all took it; who hung in others of its feature does not.
    var wasRun = true
  }

  /// How long a story may take unless said otherwise, in seconds; one with very many steps may take longer.
  nonisolated static let limit = 10
  /// How often an implementation may hang in a feature before it is left out of the rest.
  static let mostHangs = 2

  let architectures: [any Architecture]
  /// How files are named in results.
  let paths: StoryPaths
  /// How long a story may take, in seconds.
  var timeLimit: Int?
  var tracksObjects = true
  let attempt: Attempt
  /// Hears of each story that has ended.
  var reports: (StoriesResult.Story) -> Void = { _ in }
  /// Hears what a process writes to its standard error, beside what is about its end.
  var passesOn: (String) -> Void = { _ in }

  /// What became of the stories, in their order.
  /// - Parameter failsFast: Whether to end with the first story that fails.
  func run(_ files: [StoryFile], failsFast: Bool = false) throws -> [Outcome] {
    var rest = files.flatMap { file in file.scenarios.map { Entry(file: file, story: $0.story) } }[...]
    var outcomes: [Outcome] = []
    var hangs: (file: String, counts: [String: Int]) = ("", [:])
    while let first = rest.first {
      if hangs.file != first.file.path { hangs = (first.file.path, [:]) }
      let leftOut = architectures.map(\.profile.name).filter { hangs.counts[$0, default: 0] >= Self.mostHangs }
      let others = architectures.filter { !leftOut.contains($0.profile.name) }
      let batch = batch(of: rest, onlyFirstFile: !leftOut.isEmpty)
      let run =
        others.isEmpty
        ? Run(ended: batch.map(untaken)) : try take(batch, in: others, failsFast: failsFast, reports: reports)
      outcomes += run.ended.map { outcome(of: $0, without: leftOut) }
      rest = rest.dropFirst(run.ended.count)
      if failsFast, outcomes.last?.story.failure != nil { break }
      guard let death = run.death, let entry = rest.popFirst() else { continue }
      let (story, deaths) = try story(entry, in: others, after: death)
      for name in deaths.filter(\.isHang).compactMap(\.architecture) { hangs.counts[name, default: 0] += 1 }
      outcomes.append(outcome(of: story, without: leftOut))
      reports(story)
      if failsFast { break }
    }
    return outcomes
  }

  /// What one process takes: who is left out of a feature takes part in the next one again, and no process takes a story twice.
  private func batch(of entries: ArraySlice<Entry>, onlyFirstFile: Bool) -> [Entry] {
    var places: Set<String> = []
    return Array(
      entries.prefix { entry in
        (!onlyFirstFile || entry.file.path == entries.first?.file.path) && places.insert(entry.place).inserted
      })
  }

  // MARK: - One process

  /// A story and the file it stands in.
  private struct Entry {
    let file: StoryFile
    let story: Story

    var place: String { "\(file.path):\(story.location.line)" }
  }

  /// What one process did with what it was given.
  private struct Run {
    var ended: [StoriesResult.Story] = []
    /// How it ended before it was through.
    var death: Death?
  }

  private func take(
    _ entries: [Entry], in architectures: [any Architecture], failsFast: Bool = false,
    reports: (StoriesResult.Story) -> Void = { _ in }
  ) throws -> Run {
    var run = Run()
    var step: Death.Step?
    let limit = timeLimit ?? max(Self.limit, (entries.map(\.story.steps.count).max() ?? 0) / 10)
    let arguments = arguments(entries, architectures, limit: limit, failsFast: failsFast)
    let end = try attempt(arguments) { line in
      switch StoryEvent(line) {
      case .step(let line, let text)?: step = Death.Step(number: (step?.number ?? 0) + 1, line: line, text: text)
      case .story(let story)?:
        step = nil
        run.ended.append(story)
        reports(story)
      case nil: break
      }
    }
    for line in Death.otherLines(in: end) { passesOn(line) }
    if run.ended.isEmpty, step == nil, end.status == ExitCode.unusableInput.rawValue, !end.wasSignalled {
      throw ToolchainError.failed(
        command: "compare " + arguments.joined(separator: " "), status: end.status, wasSignalled: false,
        output: String(decoding: end.diagnostics, as: UTF8.self))
    }
    if run.ended.count < entries.count { run.death = Death(end, in: step, of: architectures, timeLimit: limit) }
    return run
  }

  private func arguments(
    _ entries: [Entry], _ architectures: [any Architecture], limit: Int, failsFast: Bool
  ) -> [String] {
    [Command.stories.rawValue, "\(Option.format.flag)=jsonl", "\(Option.timeLimit.flag)=\(limit)"]
      + (failsFast ? [Option.failFast.flag] : []) + (tracksObjects ? [] : [Option.noObjects.flag])
      + architectures.map { "\(Option.architecture.flag)=\($0.profile.name)" } + ["--"] + entries.map(\.place)
  }

  // MARK: - A death

  /// Finds out who ended the process, and what becomes of the story in all others.
  private func story(
    _ entry: Entry, in architectures: [any Architecture], after first: Death
  ) throws -> (story: StoriesResult.Story, deaths: [Death]) {
    var rest = architectures
    var run = Run(death: first)
    var deaths: [Death] = []
    while let death = run.death {
      run = Run()
      let known = try death.architecture == nil ? deathAlone(entry, in: rest) : death
      deaths.append(known ?? death)
      guard let name = known?.architecture else { break }
      rest.removeAll { $0.profile.name == name }
      if !rest.isEmpty { run = try take([entry], in: rest) }
    }
    return (story(entry, failedWith: deaths, others: run.ended.first), deaths)
  }

  /// The end of the first one that ends its process when it takes the story alone.
  private func deathAlone(_ entry: Entry, in architectures: [any Architecture]) throws -> Death? {
    for architecture in architectures {
      if let death = try take([entry], in: [architecture]).death { return death }
    }
    return nil
  }

  private func story(
    _ entry: Entry, failedWith deaths: [Death], others: StoriesResult.Story?
  ) -> StoriesResult.Story {
    let name = paths.name(of: entry.file.path)
    let step = deaths.compactMap(\.step).min { $0.number < $1.number }
    var details = deaths.map(\.text)
    if let failure = others?.failure {
      let isSame = failure.line == step?.line
      details += (isSame ? [] : ["Without it, \(failure.step)  (\(name):\(failure.line))"]) + failure.details
    }
    let passed = max(0, (step?.number ?? 0) - 1)
    return StoriesResult.Story(
      file: name, feature: entry.file.feature, name: entry.story.name, line: entry.story.location.line,
      passedSteps: min(passed, others?.passedSteps ?? passed), steps: entry.story.steps.count,
      skipped: others?.skipped ?? [],
      failure: StoriesResult.Failure(
        step: step?.text ?? Self.noStep, line: step?.line ?? entry.story.location.line,
        isDivergence: others?.failure?.isDivergence ?? false, details: details))
  }

  // MARK: - Who is left out

  private static let noStep = "(before its first step)"

  /// A story that some did not take has not passed.
  private func outcome(of story: StoriesResult.Story, without leftOut: [String]) -> Outcome {
    guard !leftOut.isEmpty else { return Outcome(story: story) }
    var story = story
    var failure =
      story.failure
      ?? StoriesResult.Failure(step: Self.noStep, line: story.line, isDivergence: false, details: [])
    failure.details.append(
      "\(leftOut.joined(separator: ", ")): left out, after hanging in \(Self.mostHangs) stories of this feature.")
    story.failure = failure
    return Outcome(story: story, wasRun: false)
  }

  /// What becomes of a story when nobody is left to take it.
  private func untaken(_ entry: Entry) -> StoriesResult.Story {
    StoriesResult.Story(
      file: paths.name(of: entry.file.path), feature: entry.file.feature, name: entry.story.name,
      line: entry.story.location.line, passedSteps: 0, steps: entry.story.steps.count, skipped: [], failure: nil)
  }
}
