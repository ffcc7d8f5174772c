import HeadlessUI
import Report

/// Measures what of each implementation its own tests run, and what the stories do.
struct CoverageCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let measurement = CoverageMeasurement(architectures: chosen, console: console, surroundings: surroundings)
    let result = try measurement.result(in: CountedBuild(of: chosen, console: console, surroundings: surroundings))
    try console.result(format == .json ? [JSONText.of(result)] : CoverageReport(result).lines)
    return result.failures.isEmpty ? .success : .failed
  }
}
