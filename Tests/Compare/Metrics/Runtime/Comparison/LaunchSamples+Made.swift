import Metrics

extension LaunchSamples {
  static let contenders = [
    Subject("A", .implementation), Subject("B", .implementation), Subject("C", .implementation),
    Subject("A again", .again), Subject("empty", .empty),
  ]

  /// A launch of one course with one part, whose rounds all take the same.
  static func made(_ times: [UInt64], rounds: Int = 3, contenders: [Subject] = contenders) -> LaunchSamples {
    LaunchSamples(
      seed: 1, contenders: contenders, rounds: rounds,
      courses: [
        LaunchSamples.Benchmark(
          name: "s", parts: ["p"], batch: 1, nanoseconds: times.map { Array(repeating: [$0], count: rounds) })
      ])
  }
}
