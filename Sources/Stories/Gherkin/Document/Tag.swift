/// A label by which stories are chosen.
nonisolated public struct Tag: Equatable, Sendable {
  /// The name with its `@`; it holds no white space.
  public var name: String
  /// The `@`.
  public var location: SourceLocation
}
