/// A logger that drops every message, for measurements that must not pay for logging.
@MainActor
public final class SilentLogger: Logger {
  /// Creates a silent logger.
  public init() {}

  /// Drops the message.
  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {}
}
