import HeadlessUI
import Report

/// Times stories and steps in every implementation.
struct RuntimeCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    guard surroundings.isOptimised else { throw MeasuringError.debugBuild(line.command) }
    let format = try line.format
    let stories = try ChosenStories(line, surroundings)
    let plan = try RuntimePlan(line, architectures: architectures, stories: stories, budget: 60, start: .warm)
    let measurement = TimeMeasurement(console: console, surroundings: surroundings)
    switch try measurement.run(plan, stories, command: line.arguments) {
    case .failed(let stories):
      try console.result(StoriesReport(stories).closingLines + ["", "Only what behaves the same is timed."])
      return .failed
    case .measured(let result):
      switch format {
      case .json: try console.result([JSONText.of(result)])
      case .csv: try console.result(CSVText(result).lines)
      default: try console.result(RuntimeReport(result).lines)
      }
      return .success
    }
  }
}
