/// A logged message.
public struct LogEntry: Hashable, Sendable {
  public var level: LogLevel
  public var message: String

  public init(level: LogLevel, message: String) {
    self.level = level
    self.message = message
  }
}
