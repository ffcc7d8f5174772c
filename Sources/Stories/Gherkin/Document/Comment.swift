/// A line the parser kept but gives no meaning to.
nonisolated public struct Comment: Equatable, Sendable {
  /// The whole line, its leading white space and its `#` included.
  public var text: String
  /// The start of the line: column 1, as the text begins there.
  public var location: SourceLocation
}
