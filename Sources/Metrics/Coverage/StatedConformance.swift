/// The head of a declaration that names what a type conforms to or inherits from, or what a protocol refines.
public struct StatedConformance: Hashable, Sendable {
  /// The type's name, with those of the types around it.
  public var type: String
  /// What is named.
  public var names: [String]
  /// The lines of the head, up to its brace.
  public var lines: ClosedRange<Int>

  /// A head as it was read.
  public init(type: String, names: [String], lines: ClosedRange<Int>) {
    self.type = type
    self.names = names
    self.lines = lines
  }
}
