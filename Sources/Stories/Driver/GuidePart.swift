/// What the guide is made of, as steps name one of it.
nonisolated public enum GuidePart: String, CaseIterable, Codable, Hashable, Sendable {
  case quarter
  case place
  case article

  /// All of it, as steps name it.
  public var plural: String { rawValue + "s" }

  /// The part that is named, one of it or all.
  init?(named name: String) {
    guard let part = Self.allCases.first(where: { $0.rawValue == name || $0.plural == name }) else { return nil }
    self = part
  }
}
