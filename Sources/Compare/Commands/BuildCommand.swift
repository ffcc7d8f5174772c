import Measuring
import Report
import Results

nonisolated extension Command {
  static let build = Command(
    name: "build", summary: "Time builds of each implementation's module alone, and measure its size.",
    options: [.architecture, .rounds, .seed, .format], formats: [.text, .json],
    defaults: [.rounds: "\(BuildResult.fewestForMedian)"]
  ) { line, context in
    let bench = try context.bench(line)
    let rounds = try line.number(.rounds, in: 1...100, otherwise: BuildResult.fewestForMedian)
    let seed = try line.seed
    let circumstances = bench.circumstances(of: bench.architectures[0], command: line.arguments)
    let result = try BuildMeasurement(bench, rounds: rounds, seed: seed).measure(in: circumstances)
    return try context.print(result, as: line.format, text: BuildReport(result).lines)
  }
}
