public import Runtime

/// A session with all that it sampled, as it is kept until there are as many as are wanted.
public struct SessionSamples: Codable, Equatable, Sendable {
  /// The session.
  public var session: TimingSession
  /// What each of its launches sampled.
  public var launches: [LaunchSamples]
  /// What processes sampled that started the app once, round by round.
  public var coldStarts: [LaunchSamples]

  /// Puts them together.
  public init(session: TimingSession, launches: [LaunchSamples], coldStarts: [LaunchSamples] = []) {
    self.session = session
    self.launches = launches
    self.coldStarts = coldStarts
  }
}
