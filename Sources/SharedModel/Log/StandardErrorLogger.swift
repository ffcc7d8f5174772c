import Foundation

/// A logger for the terminal: one line per message, "warning: …", on standard error.
@MainActor
public final class StandardErrorLogger: Logger {
  private let minimum: LogLevel
  private let output: FileHandle

  /// Creates a logger that drops messages below `minimum`.
  public init(minimum: LogLevel, output: FileHandle = .standardError) {
    self.minimum = minimum
    self.output = output
  }

  /// Writes the message if its level is at least the minimum.
  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level >= minimum else { return }
    // There is nowhere to report a line that can't be written.
    try? output.write(contentsOf: Data("\(level): \(message())\n".utf8))
  }
}
