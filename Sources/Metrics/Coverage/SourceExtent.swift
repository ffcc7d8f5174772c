/// A named piece of a source, from its first to behind its last token.
public struct SourceExtent: Hashable, Sendable {
  /// Its name, with those of the types and functions around it.
  public var name: String
  /// The whole declaration.
  public var range: Range<SourcePosition>
  /// Where its code begins, which is at the brace of a body; nil for a type.
  public var body: SourcePosition?

  /// An extent as it was read.
  public init(name: String, range: Range<SourcePosition>, body: SourcePosition? = nil) {
    self.name = name
    self.range = range
    self.body = body
  }

  /// The lines it takes up.
  public var lines: ClosedRange<Int> { range.lowerBound.line...range.upperBound.line }
}
