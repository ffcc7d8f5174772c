import HeadlessUI
import Report

/// Times the same code twice, and once with work planted in it, to see whether this place tells what is from what isn't.
struct SelfTestCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    guard surroundings.isOptimised else { throw MeasuringError.debugBuild(line.command) }
    let format = try line.format
    let chosen = try ChosenStories(line, surroundings)
    let stories = line.has(.story) ? chosen : chosen.longest
    let reference = try line.reference(in: architectures, otherwise: architectures[0])
    let plan = try RuntimePlan(line, architectures: [reference], stories: stories, planted: 3, budget: 5, margin: 1)
    let measurement = TimeMeasurement(console: console, surroundings: surroundings)
    switch try measurement.run(plan, stories, command: line.arguments) {
    case .failed(let stories):
      try console.result(StoriesReport(stories).closingLines + ["", "Only what behaves the same is timed."])
      return .failed
    case .measured(let result):
      let test = SelfTestResult(result, implementations: architectures.count)
      try console.result(format == .json ? [JSONText.of(test)] : SelfTestReport(test).lines)
      return test.isFit ? .success : .failed
    }
  }
}
