import HeadlessUI
import Report

/// Counts what stories take in every implementation: allocations, references, memory, and instructions where they can be had.
struct CountsCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let stories = try ChosenStories(line, surroundings)
    let plan = try CountsPlan(line, architectures: architectures, stories: stories)
    switch try CountsMeasurement(console: console, surroundings: surroundings).run(plan, command: line.arguments) {
    case .failed(let stories):
      try console.result(StoriesReport(stories).closingLines + ["", "Only what behaves the same is counted."])
      return .failed
    case .measured(let result):
      switch format {
      case .json: try console.result([JSONText.of(result)])
      case .csv: try console.result(CSVText(result).lines)
      default: try console.result(CountsReport(result).lines)
      }
      return .success
    }
  }
}
