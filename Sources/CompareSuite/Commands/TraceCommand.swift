import HeadlessUI
import Report

/// Shows step by step which functions of each implementation a story runs, and who called whom.
struct TraceCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let stories = try TracedStories(line.operands, surroundings)
    for oversight in stories.files.flatMap(\.oversights) { console.diagnostic("\(oversight)") }
    let step = try line.number(.step, in: 1...max(1, stories.mostSteps), otherwise: 0)
    let measurement = TraceMeasurement(architectures: chosen, console: console, surroundings: surroundings)
    let all = try measurement.trace(stories)
    let result = step > 0 ? all.ofStep(step - 1) : all
    let lines: [String] =
      switch format {
      case .json: [try JSONText.compact(result)]
      case .mermaid: TraceMermaid(result).lines
      default: TraceReport(result).lines
      }
    try console.result(lines)
    return result.hasFailures ? .failed : .success
  }
}
