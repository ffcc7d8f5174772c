import HeadlessUI
import Metrics
import Report
import Stories
internal import SyntaxFacts

/// The main job: the stories, the lines and the time of all implementations.
struct ComparisonCommand {
  /// Samples are kept in memory, and this many take minutes.
  private static let mostRounds = 10_000
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let rounds = try line.number(.rounds, in: 1...Self.mostRounds, otherwise: 60)
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: 1)
    let paths = StoryPaths(given: [], orBundled: try surroundings.bundledStories())
    let files = try StoryLoader().load(paths.paths)
    var result = ComparisonResult(
      architectures: architectures.map { ComparisonResult.Architecture(name: $0.profile.name) },
      stories: try runStories(files, named: paths))
    countLines(in: &result)
    try time(files, in: &result, rounds: rounds, seed: seed)
    try console.result(ComparisonReport(result).lines)
    return result.stories.allPassed ? .success : .failed
  }

  /// The probe must be gone when this returns: tracking objects would slow down what is timed next.
  private func runStories(_ files: [StoryFile], named paths: StoryPaths) throws -> StoriesResult {
    let suite = StorySuite(architectures: architectures, console: console, liveness: surroundings.makeProbe())
    return try suite.run(files, named: paths)
  }

  private func countLines(in result: inout ComparisonResult) {
    for (index, architecture) in architectures.enumerated() {
      do {
        let files = try SyntaxReader.files(under: architecture.profile.sources)
        guard !files.isEmpty else {
          result.omissions.append(
            "the lines of \(architecture.profile.name). \(architecture.profile.sources.path) holds no Swift files.")
          continue
        }
        result.architectures[index].files = files.count
        result.architectures[index].lines = files.reduce(LineCount()) { $0 + $1.facts.lines }
      } catch {
        result.omissions.append("the lines of \(architecture.profile.name). \(error)")
      }
    }
  }

  private func time(
    _ files: [StoryFile], in result: inout ComparisonResult, rounds: Int, seed: UInt64
  ) throws {
    guard result.stories.allPassed else {
      result.omissions.append("the time per step. Only what behaves the same is timed, and a story failed.")
      return
    }
    let timer = StepTimer(
      architectures: architectures, rounds: rounds, seed: seed, console: console, now: surroundings.now)
    guard let (times, timing) = try timer.measure(files) else { return }
    result.timing = timing
    for (index, time) in times.enumerated() { result.architectures[index].stepTime = time }
    if !surroundings.isOptimised {
      result.omissions.append("optimisation: this is a debug build, whose times say little. Run with -c release.")
    }
  }
}
