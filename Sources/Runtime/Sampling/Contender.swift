/// Something that is timed beside others, and what it is there for.
public struct Contender: Codable, Equatable, Hashable, Sendable {
  /// What it is there for.
  public enum Role: String, Codable, Hashable, Sendable {
    /// What the measurement is about.
    case implementation
    /// A second copy of the reference: how far the same code seems to differ from itself.
    case again
    /// The harness alone.
    case empty
    /// The reference with work planted in it: whether a difference that is there is found.
    case planted
  }

  /// What it is called in the result.
  public let name: String
  /// What it is there for.
  public let role: Role

  /// Names something in its role.
  public init(_ name: String, _ role: Role) {
    self.name = name
    self.role = role
  }
}
