/// The position of a row in a list.
nonisolated public struct IndexPath: Hashable, Sendable {
  public var section: Int
  public var row: Int

  /// Creates an index path; both numbers are counted from 0.
  public init(row: Int, section: Int = 0) {
    self.row = row
    self.section = section
  }
}

// MARK: - Comparable

extension IndexPath: Comparable {
  /// Orders rows from the top of the list to its end.
  nonisolated public static func < (first: IndexPath, second: IndexPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}
