/// Where a row is in a list.
nonisolated public struct IndexPath: Hashable, Sendable {
  public var section: Int
  public var row: Int

  /// Names a row; both are counted from 0.
  public init(row: Int, section: Int = 0) {
    self.row = row
    self.section = section
  }
}
