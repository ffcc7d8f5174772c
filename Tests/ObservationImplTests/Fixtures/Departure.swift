/// What takes all screens away at once.
nonisolated enum Departure: CaseIterable {
  case expiry
  case signOut
  case link
}
