/// The severity of a message.
public enum LogLevel: Int, Comparable, Codable, CaseIterable, Sendable {
  case debug, info, warning, error

  /// Returns whether `first` is less severe than `second`.
  public static func < (first: LogLevel, second: LogLevel) -> Bool {
    first.rawValue < second.rawValue
  }
}
