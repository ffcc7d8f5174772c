import HeadlessUI
import Report
import SharedModel

/// Shows whether anything grows faster with the number of places than what is to be done.
struct GrowthCommand {
  /// The smallest guide has a place in the middle with ten to follow; the largest fits in the memory of a small machine.
  private static let sizes = 40...1_000_000
  /// In seconds.
  private static let limit = 90.0
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let sizes = try line.sizes(in: Self.sizes, otherwise: [100, 1000, 10_000, 100_000])
    let chosen = try line.architectures(of: architectures)
    let measurement = GrowthMeasurement(
      architectures: chosen, guide: try Guide.bundled(), limit: Self.limit, console: console,
      surroundings: surroundings)
    let result = try measurement.measure(sizes)
    try console.result(format == .json ? [JSONText.of(result)] : GrowthReport(result).lines)
    return result.hasWorkThatGrowsTooFast ? .failed : .success
  }
}
