/// What was found about starting the app: everybody's time, and who differs from whom.
public struct StartFinding: Codable, Equatable, Sendable {
  /// From the launch to the last look.
  public var whole: TimeFinding
  /// The steps from look to look.
  public var steps: [TimeFinding]

  /// Draws it from launches of the program that timed a start, session by session; nil when one didn't, or the reference is not
  /// among the contenders.
  public init?(_ sessions: [[LaunchSamples]], reference: String, margin: Double = EquivalenceMargin.usual) {
    let starts = sessions.map { launches in
      launches.compactMap { launch in
        launch.start.map {
          LaunchSamples(seed: launch.seed, contenders: launch.contenders, rounds: launch.rounds, courses: [$0])
        }
      }
    }
    guard starts.map(\.count) == sessions.map(\.count),
      let analysis = TimeAnalysis(starts, reference: reference, margin: margin)
    else { return nil }
    whole = analysis.courses[0]
    steps = analysis.parts
  }
}
