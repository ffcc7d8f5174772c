/// What was found about starting the app: everybody's time, and who differs from whom.
public struct StartFinding: Codable, Equatable, Sendable {
  /// From the launch to the last look.
  public var whole: TimeFinding
  /// The steps from look to look.
  public var steps: [TimeFinding]

  /// Draws it from launches of the program that timed a start; nil when none did, or the reference is not among the contenders.
  public init?(_ launches: [LaunchSamples], reference: String) {
    let starts = launches.compactMap { launch in
      launch.start.map {
        LaunchSamples(seed: launch.seed, contenders: launch.contenders, rounds: launch.rounds, courses: [$0])
      }
    }
    guard starts.count == launches.count, let analysis = TimeAnalysis(starts, reference: reference) else { return nil }
    whole = analysis.courses[0]
    steps = analysis.parts
  }
}
