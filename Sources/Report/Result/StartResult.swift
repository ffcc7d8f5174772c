public import Runtime

/// How long the app takes from its launch until a signed-in user sees the menu and nothing is due any more.
public struct StartResult: Codable, Equatable, Sendable {
  /// Started again and again in a process that has started it before, in the rounds of the stories.
  public var warm: StartFinding
  /// Started for the first time, each time in a process of its own.
  public var cold: StartFinding
  /// How many processes each contender had.
  public var coldStarts: Int
  /// The cold starts' times in nanoseconds, by contender, in the order of the rounds.
  public var coldNanoseconds: [[UInt64]]

  /// Draws the findings; nil when there was no start to time.
  /// - Parameters:
  ///   - warm: The launches that timed the stories, session by session.
  ///   - cold: One for each round, in which each contender had a process.
  public init?(warm: [[LaunchSamples]], cold: [[LaunchSamples]], reference: String, margin: Double) {
    let rounds = cold.flatMap { $0 }
    guard let warm = StartFinding(warm, reference: reference, margin: margin), let first = rounds.first,
      let finding = StartFinding(cold, reference: reference, margin: margin)
    else { return nil }
    self.warm = warm
    self.cold = finding
    coldStarts = rounds.count
    coldNanoseconds = first.contenders.indices.map { contender in
      rounds.compactMap { $0.start?.nanoseconds[contender][0].reduce(0, +) }
    }
  }
}
