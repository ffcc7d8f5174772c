/// A way to change code so that it still compiles but, unless nobody needs it as it is, does something else.
public enum MutationOperator: String, Codable, CaseIterable, Sendable {
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
