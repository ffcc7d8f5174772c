import HeadlessUI
import Report
import Toolchain

/// Checks each architecture's own rules on the compiler's facts, and answers the questions about view controllers.
struct RulesCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let toolchain = try Toolchain.running()
    let reading = RulesReading(toolchain: toolchain, console: console)
    let result = RulesResult(architectures: try chosen.map { try reading.rules(of: $0.profile) })
    try console.result(format == .json ? [JSONText.of(result)] : RulesReport(result).lines)
    return result.hasViolations ? .failed : .success
  }
}
