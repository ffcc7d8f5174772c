/// What became of one part of a comparison.
public struct PartRecord: Codable, Equatable, Sendable {
  /// How it ended.
  public enum State: String, Codable, Sendable {
    /// It was measured, or taken from what was kept of unchanged sources.
    case complete
    /// It wasn't asked for.
    case skipped
    /// The platform or the toolchain lacks what it takes.
    case unavailable
    /// It was begun and not finished.
    case cancelled
    /// It was measured, and found what must not be: a story that fails, a rule that is broken. Or it couldn't be, as what is measured
    /// doesn't build or run.
    case failed
  }

  /// The part.
  public var part: SuitePart
  /// How it ended.
  public var state: State
  /// Why it is not complete, and what to do; nil when it is.
  public var reason: String?
  /// When it was measured, in ISO 8601.
  public var date: String?
  /// How long that took, in seconds.
  public var seconds: Double?
  /// Whether it is what an earlier run kept, of the same sources.
  public var isKept: Bool

  /// Describes what became of a part.
  public init(
    _ part: SuitePart, _ state: State, reason: String? = nil, date: String? = nil, seconds: Double? = nil,
    isKept: Bool = false
  ) {
    self.part = part
    self.state = state
    self.reason = reason
    self.date = date
    self.seconds = seconds
    self.isKept = isKept
  }
}
