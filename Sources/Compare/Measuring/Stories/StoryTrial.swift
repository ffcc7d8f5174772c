import Basics
import Foundation
import HeadlessUI
import Results
import Stories
import Toolchain

/// Runs stories in separate processes, so that an implementation may crash or hang.
///
/// If one does, the story fails. The other implementations run it without that one, and all continue with the next
/// story.
package struct StoryTrial {
  package struct Outcome {
    package var story: StoriesResult.Story
    /// False if an implementation was skipped because it hung in other stories of the feature.
    package var wasRun = true
  }

  /// The default time limit in seconds. Stories with many steps may take longer.
  nonisolated static let limit = 10
  /// The number of hangs after which an implementation is skipped for the rest of a feature.
  static let mostHangs = 2

  let architectures: [any Architecture]
  let paths: StoryPaths
  var timeLimit: Int?
  var tracksObjects = true
  var processors = ConcurrentWork.processors
  let attempt: ProcessContext.Attempt
  var reports: (StoriesResult.Story) -> Void = { _ in }
  /// Called with lines of standard error, except those about the end of the process.
  var passesOn: (String) -> Void = { _ in }

  func run(_ files: [StoryFile], failsFast: Bool = false) throws -> [Outcome] {
    var rest = files.flatMap { file in file.scenarios.map { Entry(file: file, story: $0.story) } }[...]
    var begun: [Begun] = []
    // Waits for all processes in any case.
    defer { for share in begun { _ = try? share.wait { _ in } } }
    for share in failsFast ? [] : shares(of: rest) { begun.append(try begin(share, in: architectures)) }
    var outcomes: [Outcome] = []
    var hangs: (file: String, counts: [String: Int]) = ("", [:])
    while let first = rest.first {
      if hangs.file != first.file.path { hangs = (first.file.path, [:]) }
      let leftOut = architectures.map(\.profile.name).filter { hangs.counts[$0, default: 0] >= Self.mostHangs }
      let run = try take(rest, of: &begun, without: leftOut, failsFast: failsFast)
      outcomes += run.ended.map { outcome(of: $0, without: leftOut) }
      rest = rest.dropFirst(run.ended.count)
      if failsFast, outcomes.last?.story.failure != nil { break }
      guard let termination = run.termination, let entry = rest.popFirst() else { continue }
      let (story, terminations) = try story(entry, in: all(but: leftOut), after: termination)
      for name in terminations.filter(\.isHang).compactMap(\.architecture) { hangs.counts[name, default: 0] += 1 }
      outcomes.append(outcome(of: story, without: leftOut))
      reports(story)
      if failsFast { break }
    }
    return outcomes
  }

  /// Finishes the next process that has started, or runs one that ends where the next starts.
  private func take(
    _ rest: ArraySlice<Entry>, of begun: inout [Begun], without leftOut: [String], failsFast: Bool
  ) throws -> Run {
    let next = begun.first?.entries.startIndex == rest.startIndex ? begun.removeFirst() : nil
    if let next, leftOut.isEmpty { return try finish(next, of: architectures, reports: reports) }
    // That process includes the implementations to skip.
    _ = try next?.wait { _ in }
    let upToNext = rest[..<(begun.first?.entries.startIndex ?? rest.endIndex)]
    // Implementations are skipped for the rest of a feature.
    let batch = leftOut.isEmpty ? upToNext : upToNext.prefix { $0.file.path == rest.first?.file.path }
    let others = all(but: leftOut)
    return others.isEmpty
      ? Run(ended: batch.map(untaken)) : try take(batch, in: others, failsFast: failsFast, reports: reports)
  }

  private func all(but leftOut: [String]) -> [any Architecture] {
    architectures.filter { !leftOut.contains($0.profile.name) }
  }

  /// Returns a share for each process, with about equal numbers of steps.
  private func shares(of entries: ArraySlice<Entry>) -> [ArraySlice<Entry>] {
    let all = entries.reduce(0) { $0 + $1.story.steps.count }
    var before = 0
    var shares: [ArraySlice<Entry>] = []
    for index in entries.indices {
      let isNext = shares.count < processors && before * processors >= all * shares.count
      let start = isNext ? index : shares.popLast()?.startIndex ?? index
      shares.append(entries[start...index])
      before += entries[index].story.steps.count
    }
    return shares
  }

  // MARK: - One process

  private struct Entry {
    let file: StoryFile
    let story: Story
  }

  private struct Begun {
    let entries: ArraySlice<Entry>
    let limit: Int
    let job: WorkerJob
    let wait: (_ hears: (Data) -> Void) throws -> ToolRun.Outcome
  }

  private struct Run {
    var ended: [StoriesResult.Story] = []
    var termination: Termination?
  }

  private func take(
    _ entries: ArraySlice<Entry>, in architectures: [any Architecture], failsFast: Bool = false,
    reports: (StoriesResult.Story) -> Void = { _ in }
  ) throws -> Run {
    try finish(begin(entries, in: architectures, failsFast: failsFast), of: architectures, reports: reports)
  }

  private func begin(
    _ entries: ArraySlice<Entry>, in architectures: [any Architecture], failsFast: Bool = false
  ) throws -> Begun {
    let limit = timeLimit ?? max(Self.limit, (entries.map(\.story.steps.count).max() ?? 0) / 10)
    let job = WorkerJob.runStories(
      StoriesJob(
        architectures: architectures.map(\.profile.name), stories: Self.stories(of: entries), timeLimit: limit,
        tracksObjects: tracksObjects, failsFast: failsFast))
    return Begun(entries: entries, limit: limit, job: job, wait: try attempt(job))
  }

  private static func stories(of entries: ArraySlice<Entry>) -> [StoryLines] {
    entries.reduce(into: []) { files, entry in
      if files.last?.path != entry.file.path { files.append(StoryLines(path: entry.file.path, lines: [])) }
      files[files.count - 1].lines.append(entry.story.location.line)
    }
  }

  private func finish(
    _ begun: Begun, of architectures: [any Architecture], reports: (StoriesResult.Story) -> Void
  ) throws -> Run {
    var run = Run()
    var step: Termination.Step?
    let end = try begun.wait { line in
      switch try? JSONDecoder().decode(StoryEvent.self, from: line) {
      case .step(let line, let text)?: step = Termination.Step(number: (step?.number ?? 0) + 1, line: line, text: text)
      case .story(let story)?:
        step = nil
        run.ended.append(story)
        reports(story)
      case nil: break
      }
    }
    for line in Termination.otherLines(in: end) { passesOn(line) }
    if run.ended.isEmpty, step == nil { try ProgramStatus.checkIsUsable(end, of: begun.job) }
    if run.ended.count < begun.entries.count {
      run.termination = Termination(end, in: step, of: architectures, timeLimit: begun.limit)
    }
    return run
  }

  // MARK: - Terminations

  /// Finds the implementation that ended the process, and runs the story in all others.
  private func story(
    _ entry: Entry, in architectures: [any Architecture], after first: Termination
  ) throws -> (story: StoriesResult.Story, terminations: [Termination]) {
    var rest = architectures
    var run = Run(termination: first)
    var terminations: [Termination] = []
    while let termination = run.termination {
      run = Run()
      let known = try termination.architecture == nil ? terminationAlone(entry, in: rest) : termination
      terminations.append(known ?? termination)
      guard let name = known?.architecture else { break }
      rest.removeAll { $0.profile.name == name }
      if !rest.isEmpty { run = try take([entry], in: rest) }
    }
    return (story(entry, failedWith: terminations, others: run.ended.first), terminations)
  }

  private func terminationAlone(_ entry: Entry, in architectures: [any Architecture]) throws -> Termination? {
    for architecture in architectures {
      if let termination = try take([entry], in: [architecture]).termination { return termination }
    }
    return nil
  }

  private func story(
    _ entry: Entry, failedWith terminations: [Termination], others: StoriesResult.Story?
  ) -> StoriesResult.Story {
    let name = paths.name(of: entry.file.path)
    let step = terminations.compactMap(\.step).min { $0.number < $1.number }
    var details = terminations.map(\.text)
    if let failure = others?.failure {
      let isSame = failure.line == step?.line
      details += (isSame ? [] : ["Without it, \(failure.step)  (\(name):\(failure.line))"]) + failure.details
    }
    let passed = max(0, (step?.number ?? 0) - 1)
    var story = untaken(entry)
    story.passedSteps = min(passed, others?.passedSteps ?? passed)
    story.skipped = others?.skipped ?? []
    story.failure = StoriesResult.Failure(
      step: step?.text ?? Self.noStep, line: step?.line ?? story.line,
      isDivergence: others?.failure?.isDivergence ?? false, details: details)
    return story
  }

  // MARK: - Skipped implementations

  private static let noStep = "(before its first step)"

  /// A story that an implementation skipped doesn't pass.
  private func outcome(of story: StoriesResult.Story, without leftOut: [String]) -> Outcome {
    guard !leftOut.isEmpty else { return Outcome(story: story) }
    var story = story
    var failure =
      story.failure ?? StoriesResult.Failure(step: Self.noStep, line: story.line, isDivergence: false, details: [])
    failure.details.append(
      "\(leftOut.joined(separator: ", ")): left out, after hanging in \(Self.mostHangs) stories of this feature.")
    story.failure = failure
    return Outcome(story: story, wasRun: false)
  }

  private func untaken(_ entry: Entry) -> StoriesResult.Story {
    StoriesResult.Story(
      file: paths.name(of: entry.file.path), feature: entry.file.feature, name: entry.story.name,
      line: entry.story.location.line, passedSteps: 0, steps: entry.story.steps.count, skipped: [], failure: nil)
  }
}
