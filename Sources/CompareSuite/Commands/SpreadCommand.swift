import HeadlessUI
import Report

/// Runs each story alone and shows over how much of each implementation it is spread.
struct SpreadCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let measurement = SpreadMeasurement(architectures: chosen, console: console, surroundings: surroundings)
    let names = try line.stories(of: measurement.stories().map(\.name))
    let result = try measurement.result(
      ofStories: names, in: CountedBuild(of: chosen, console: console, surroundings: surroundings))
    try console.result(
      format == .json ? [JSONText.of(result)] : SpreadReport(result, showsStories: names != nil).lines)
    return result.failures.isEmpty ? .success : .failed
  }
}
