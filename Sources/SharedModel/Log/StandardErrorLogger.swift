import Foundation

/// A logger for people at a terminal: one line per message, "warning: …", on standard error.
@MainActor
public final class StandardErrorLogger: Logger {
  private let minimum: LogLevel
  private let output: FileHandle

  /// A logger that leaves out what matters less than `minimum`; the lines can be sent elsewhere than to standard error.
  public init(minimum: LogLevel, output: FileHandle = .standardError) {
    self.minimum = minimum
    self.output = output
  }

  /// Writes the message unless it matters too little.
  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level >= minimum else { return }
    // A line that can't be written has nowhere to be reported.
    try? output.write(contentsOf: Data("\(level): \(message())\n".utf8))
  }
}
