import Metrics

extension ProcessSamples {
  static let subjects = [
    Subject("A", .implementation), Subject("B", .implementation), Subject("C", .implementation),
    Subject("A (A/A)", .control), Subject("replay", .replay),
  ]

  /// A process of one benchmark with one part, whose rounds take equally long.
  static func made(_ times: [UInt64], rounds: Int = 3, subjects: [Subject] = subjects) -> ProcessSamples {
    ProcessSamples(
      seed: 1, subjects: subjects, rounds: rounds,
      benchmarks: [
        ProcessSamples.Benchmark(
          name: "s", parts: ["p"], batch: 1, nanoseconds: times.map { Array(repeating: [$0], count: rounds) })
      ])
  }
}
