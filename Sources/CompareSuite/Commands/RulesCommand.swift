import HeadlessUI
import Report

/// Checks each architecture's own rules on the compiler's facts, and answers the questions about view controllers.
struct RulesCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let result = try RulesMeasurement(architectures: chosen)
      .result(from: ArchitectureIndex(of: chosen, console: console))
    try console.result(format == .json ? [JSONText.of(result)] : RulesReport(result).lines)
    return result.hasViolations ? .failed : .success
  }
}
