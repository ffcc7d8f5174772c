/// A log of requests, transitions and errors.
@MainActor
public protocol Logger: AnyObject {
  /// Logs or drops the message; a dropped message is never evaluated.
  func log(_ level: LogLevel, _ message: @autoclosure () -> String)
}
