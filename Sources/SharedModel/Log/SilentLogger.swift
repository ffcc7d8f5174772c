/// A logger that drops every message, for measurements that must not pay for logging.
@MainActor
public final class SilentLogger: Logger {
  public init() {}

  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {}
}
