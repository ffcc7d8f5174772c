/// A logger that keeps its entries, so that they can be looked at afterwards.
@MainActor
public final class MemoryLogger: Logger {
  /// What was written down, the oldest first.
  public private(set) var entries: [LogEntry] = []
  private let minimum: LogLevel

  /// A logger that leaves out what matters less than `minimum`.
  public init(minimum: LogLevel) {
    self.minimum = minimum
  }

  /// Keeps the message unless it matters too little.
  public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level >= minimum else { return }
    entries.append(LogEntry(level: level, message: message()))
  }

  /// What was written down since the last call, the oldest first; it is kept no longer.
  public func takeEntries() -> [LogEntry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }
}
