import Runtime

extension LaunchSamples {
  static let contenders = [
    Contender("A", .implementation), Contender("B", .implementation), Contender("C", .implementation),
    Contender("A again", .again), Contender("empty", .empty),
  ]

  /// A launch of one course with one part, whose rounds all take the same.
  static func made(_ times: [UInt64], rounds: Int = 3, contenders: [Contender] = contenders) -> LaunchSamples {
    LaunchSamples(
      seed: 1, contenders: contenders, rounds: rounds,
      courses: [
        LaunchSamples.Course(
          name: "s", parts: ["p"], batch: 1, nanoseconds: times.map { Array(repeating: [$0], count: rounds) })
      ])
  }
}
