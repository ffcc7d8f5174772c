/// A logger that keeps its entries in memory.
@MainActor
public final class MemoryLogger: Logger {
  /// The logged entries, the oldest first.
  public private(set) var entries: [LogEntry] = []
  private let minimum: LogLevel

  /// Creates a logger that drops messages below `minimum`.
  public init(minimum: LogLevel) {
    self.minimum = minimum
  }

  /// Logs the message if its level is at least the minimum.
  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level >= minimum else { return }
    entries.append(LogEntry(level: level, message: message()))
  }

  /// Removes and returns the entries logged since the last call, the oldest first.
  public func takeEntries() -> [LogEntry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }
}
