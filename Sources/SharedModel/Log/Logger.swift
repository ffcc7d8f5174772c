/// Where requests, transitions and errors are written down.
@MainActor
public protocol Logger: AnyObject {
  /// Writes the message down, or leaves it out; a message that is left out is not even put together.
  func log(_ level: LogLevel, _ message: @autoclosure () -> String)
}
