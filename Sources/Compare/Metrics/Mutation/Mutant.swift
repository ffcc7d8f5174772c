/// A small change to a source that its tests should notice.
package struct Mutant: Equatable, Sendable {
  /// Text around a part of the source that switches the change on at run time.
  package struct Wrapping: Equatable, Sendable {
    /// In bytes of UTF-8.
    package var extent: Range<Int>
    package var before: String
    package var after: String

    package init(_ extent: Range<Int>, before: String, after: String) {
      self.extent = extent
      self.before = before
      self.after = after
    }
  }

  /// The placeholder in wrappings for the call that returns whether the mutant is active.
  package static let isActive = "\u{E000}"

  package var mutationOperator: MutationOperator
  /// The function or property around it, qualified by its types.
  package var unit: String
  /// In bytes of UTF-8.
  package var extent: Range<Int>
  package var replacement: String
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

/// A kind of change that still compiles but usually changes the behaviour.
package enum MutationOperator: String, Codable, CaseIterable, Sendable {
  /// A condition is negated; a binding or a pattern fails.
  case condition
  case comparison
  /// A comparison includes or excludes the boundary.
  case boundary
  /// `&&` and `||` are swapped; a `!` is dropped.
  case boolean
  /// `+` and `-`, or `*` and `/`, are swapped; `%` becomes `*`.
  case arithmetic
  /// A call whose result isn't used is removed.
  case call
  case assignment
  /// The returned value becomes nil, empty, zero or negated.
  case returned
  /// A literal is replaced: the other Boolean, another number, an empty string.
  case constant
  case dropGuard = "guard"
}
