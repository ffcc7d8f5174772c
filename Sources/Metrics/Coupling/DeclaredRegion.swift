/// Where a type, an extension or a typealias stands in a source: some references can be placed by this alone.
public struct DeclaredRegion: Equatable, Sendable {
  /// Where its name is, at which the compiler's index has it.
  public var name: SourcePosition
  /// From its first to behind its last token.
  public var extent: Range<SourcePosition>
  /// Whether it is an actor, which the index takes for a class.
  public var isActor: Bool

  /// A region as it was read.
  public init(name: SourcePosition, extent: Range<SourcePosition>, isActor: Bool = false) {
    self.name = name
    self.extent = extent
    self.isActor = isActor
  }
}
