/// One small change to a source, which whoever checks that source should notice.
public struct Mutant: Equatable, Sendable {
  /// Text to put around a part of the source, so that the change can be switched on when the program runs.
  public struct Wrapping: Equatable, Sendable {
    /// The part, in bytes of UTF-8.
    public var extent: Range<Int>
    /// What goes before it.
    public var before: String
    /// What goes behind it.
    public var after: String

    /// Puts text around a part.
    public init(_ extent: Range<Int>, before: String, after: String) {
      self.extent = extent
      self.before = before
      self.after = after
    }
  }

  /// Stands in the texts of the wrappings for the call that tells whether the mutant is active, until it has a number.
  public static let isActive = "\u{E000}"

  /// How the code is changed.
  public var mutationOperator: MutationOperator
  /// The function or property it stands in, with the types around it.
  public var unit: String
  /// What is changed, in bytes of UTF-8.
  public var extent: Range<Int>
  /// What stands there instead.
  public var replacement: String
  /// How to switch between the two; in all, what is wrapped is the code as it was.
  public var wrappings: [Wrapping]

  /// Describes a change.
  public init(
    _ mutationOperator: MutationOperator, unit: String, extent: Range<Int>, replacement: String, wrappings: [Wrapping]
  ) {
    self.mutationOperator = mutationOperator
    self.unit = unit
    self.extent = extent
    self.replacement = replacement
    self.wrappings = wrappings
  }
}
