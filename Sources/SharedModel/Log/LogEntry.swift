/// One message that was written down.
public struct LogEntry: Hashable, Sendable {
  /// How much it matters.
  public var level: LogLevel
  /// What it says.
  public var message: String

  /// An entry of the given content.
  public init(level: LogLevel, message: String) {
    self.level = level
    self.message = message
  }
}
