/// A logged message.
public struct LogEntry: Hashable, Sendable {
  /// The message's level.
  public var level: LogLevel
  /// The message's text.
  public var message: String

  /// Creates an entry.
  public init(level: LogLevel, message: String) {
    self.level = level
    self.message = message
  }
}
