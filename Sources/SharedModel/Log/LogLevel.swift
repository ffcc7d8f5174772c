/// How much a message matters, so that a logger can leave out what matters less.
public enum LogLevel: Int, Comparable, Codable, CaseIterable, Sendable {
  case debug, info, warning, error

  /// Whether `first` matters less than `second`.
  public static func < (first: LogLevel, second: LogLevel) -> Bool {
    first.rawValue < second.rawValue
  }
}
