/// A small change to a source that its tests should notice.
package struct Mutant: Equatable, Sendable {
  /// Text around a part of the source that switches the change on at run time.
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

  /// The placeholder in wrappings for the call that reports whether the mutant is active.
  package static let isActive = "\u{E000}"

  package var mutationOperator: MutationOperator
  /// The function or property around it, with its types.
  package var unit: String
  /// The changed part, in bytes of UTF-8.
  package var extent: Range<Int>
  package var replacement: String
  /// The switches between original and change; each wraps original code.
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
  /// A comparison is inverted.
  case comparison
  /// A comparison includes or excludes the boundary.
  case boundary
  /// `&&` for `||` and the other way about; a `!` is dropped.
  case boolean
  /// `+` for `-`, `*` for `/`, `%` for `*`, and the other way about.
  case arithmetic
  /// A call for its effect is removed.
  case call
  /// An assignment is removed.
  case assignment
  /// The returned value becomes nil, empty, zero or negated.
  case returned
  /// `true` for `false`, another number, an empty string.
  case constant
  /// A `guard` lets everything pass.
  case dropGuard = "guard"
}
