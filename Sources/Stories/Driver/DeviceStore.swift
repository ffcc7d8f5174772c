/// What a device stores, as steps name it.
nonisolated public enum DeviceStore: String, CaseIterable, Codable, Hashable, Sendable {
  case session
  /// Where the user is.
  case savedState = "saved state"
  case favourites
  case notes
}
