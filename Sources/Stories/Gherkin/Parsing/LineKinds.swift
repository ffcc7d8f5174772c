/// A set of line kinds, cheap enough to be made for each line.
nonisolated struct LineKinds: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ kinds: LineKind...) {
    rawValue = kinds.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// The kinds in the order in which messages name them.
  var elements: [LineKind] {
    LineKind.allCases.filter(contains)
  }

  func contains(_ kind: LineKind) -> Bool {
    rawValue & 1 << kind.rawValue != 0
  }
}
