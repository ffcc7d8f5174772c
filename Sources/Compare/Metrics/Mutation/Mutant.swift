/// One small change to a source, which whoever checks that source should notice.
package struct Mutant: Equatable, Sendable {
  /// Text to put around a part of the source, so that the change can be switched on when the program runs.
  package struct Wrapping: Equatable, Sendable {
    /// The part, in bytes of UTF-8.
    package var extent: Range<Int>
    package var before: String
    package var after: String

    package init(_ extent: Range<Int>, before: String, after: String) {
      self.extent = extent
      self.before = before
      self.after = after
    }
  }

  /// Stands in the texts of the wrappings for the call that tells whether the mutant is active, until it has a number.
  package static let isActive = "\u{E000}"

  package var mutationOperator: MutationOperator
  /// The function or property it stands in, with the types around it.
  package var unit: String
  /// What is changed, in bytes of UTF-8.
  package var extent: Range<Int>
  package var replacement: String
  /// How to switch between the two; in all, what is wrapped is the code as it was.
  package var wrappings: [Wrapping]

  package init(
    _ mutationOperator: MutationOperator, unit: String, extent: Range<Int>, replacement: String, wrappings: [Wrapping]
  ) {
    self.mutationOperator = mutationOperator
    self.unit = unit
    self.extent = extent
    self.replacement = replacement
    self.wrappings = wrappings
  }
}

/// A way to change code so that it still compiles but, unless nobody needs it as it is, does something else.
package enum MutationOperator: String, Codable, CaseIterable, Sendable {
  /// A condition is negated; a binding or a pattern fails.
  case condition
  /// A comparison is turned into its contrary.
  case comparison
  /// A comparison takes in, or leaves out, the boundary.
  case boundary
  /// `&&` for `||` and the other way about; a `!` is dropped.
  case boolean
  /// `+` for `-`, `*` for `/`, `%` for `*`, and the other way about.
  case arithmetic
  /// A call for its effect is removed.
  case call
  /// An assignment is removed.
  case assignment
  /// What is returned is replaced: nothing, empty, zero or negated.
  case returned
  /// `true` for `false`, another number, an empty string.
  case constant
  /// A `guard` lets everything pass.
  case dropGuard = "guard"
}
