import HeadlessUI
import Report
import SharedModel
import Stories

/// Walks at random through all implementations, or takes a saved walk again.
struct WalkCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let chosen = try line.architectures(of: architectures)
    if let file = line.values[.replay]?.last { return try replay(file, in: chosen) }
    let steps = try line.number(.steps, in: 1...1_000_000_000, otherwise: 100_000)
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: UInt64.random(in: 0..<1_000_000))
    let names = chosen.map(\.profile.name)
    let start = surroundings.now()
    let measurement = WalkMeasurement(architectures: chosen, console: console, surroundings: surroundings)
    let outcome = try measurement.walk(steps: steps, seed: seed)
    let text = WalkText(outcome, seed: seed, architectures: names, time: surroundings.now() - start)
    try console.result(text.lines)
    return outcome.failure == nil ? .success : .failed
  }

  private func replay(_ file: String, in chosen: [any Architecture]) throws -> ExitCode {
    let paths = StoryPaths(given: [file], orBundled: try surroundings.bundledStories())
    let suite = StorySuite(architectures: chosen, console: console, surroundings: surroundings)
    let files = try paths.keep(in: StoryLoader().load(paths.paths))
    for oversight in files.flatMap(\.oversights) { console.diagnostic("\(oversight)") }
    let result = try suite.run(files, named: paths)
    try console.result(StoriesReport(result).lines)
    return result.allPassed ? .success : .failed
  }
}
