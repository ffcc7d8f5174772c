/// A logger that leaves out everything, for measurements that must not pay for it.
@MainActor
public final class SilentLogger: Logger {
  /// A logger that never says anything.
  public init() {}

  /// Leaves the message out.
  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {}
}
