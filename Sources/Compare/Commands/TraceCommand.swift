import Measuring
import Report

nonisolated extension Option {
  static let step = Option("step", "N", "trace only step N of each story, counting the background's steps")
}

nonisolated extension Command {
  static let trace = Command(
    name: "trace", summary: "Show which functions each step of a story calls.",
    options: [.architecture, .step, .format], formats: [.text, .json], operands: "[STORY|FILE[:LINE]…]"
  ) { line, context in
    let bench = try context.bench(line)
    let stories = try TracedStories(line.operands, context.process)
    for warning in stories.files.flatMap(\.warnings) { context.console.diagnostic("\(warning)") }
    let step = try line.number(.step, in: 1...max(1, stories.mostSteps), otherwise: 0)
    let all = try bench.trace(stories)
    let result = step > 0 ? all.ofStep(step - 1) : all
    let lines = line.format == .json ? [try JSONText.compact(result)] : TraceReport(result).lines
    return try context.print(lines, isGood: !result.hasFailures)
  }
}
