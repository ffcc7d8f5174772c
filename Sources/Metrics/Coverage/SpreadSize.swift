/// How much code something takes: so many types, files and lines.
public struct SpreadSize: Codable, Equatable, Sendable {
  /// How many types.
  public var types: Int
  /// How many files.
  public var files: Int
  /// How many lines.
  public var lines: Int

  /// A size; the default is that of nothing.
  public init(types: Int = 0, files: Int = 0, lines: Int = 0) {
    self.types = types
    self.files = files
    self.lines = lines
  }
}
