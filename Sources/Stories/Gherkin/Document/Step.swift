/// A step as it is written.
nonisolated public struct Step: Equatable, Sendable {
  /// `Given`, `When`, `Then`, `And`, `But` or `*`, without the space behind it.
  public var keyword: String
  /// The rest of the line, trimmed; may be empty.
  public var text: String
  /// The table below the step.
  public var table: DataTable?
  /// The doc string below the step; a step may have a table and a doc string, in either order.
  public var docString: DocString?
  /// The keyword.
  public var location: SourceLocation
}
