/// Something in sight that a user can act on.
nonisolated enum Target: Hashable, Sendable {
  case alertButton(String)
  case element(id: String)
  /// A row of a list, counted from 1.
  case row(Int, list: String)
}
