import HeadlessUI
import Report
import Toolchain

/// Times builds of each implementation's module alone, and shows how large it is.
struct BuildCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let rounds = try line.number(.rounds, in: 1...100, otherwise: BuildResult.fewestForMedian)
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: 1)
    var circumstances = surroundings.circumstances(chosen[0].profile.sources)
    circumstances.command = (["compare"] + line.arguments).joined(separator: " ")
    let measurement = BuildMeasurement(
      toolchain: try Toolchain.running(), architectures: chosen, rounds: rounds, seed: seed, console: console,
      surroundings: surroundings)
    let result = try measurement.measure(in: circumstances)
    try console.result(format == .json ? [JSONText.of(result)] : BuildReport(result).lines)
    return .success
  }
}
