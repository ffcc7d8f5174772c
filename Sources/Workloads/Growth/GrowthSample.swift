/// What one task cost, as the mean of some times that it was done.
package nonisolated struct GrowthSample {
  private var times = 0
  private var totalNanoseconds: UInt64 = 0
  private var totalRows = 0

  /// In seconds.
  package var seconds: Double { Double(totalNanoseconds) / Double(times) / 1e9 }
  /// The rows that were laid out.
  package var rows: Double { Double(totalRows) / Double(times) }

  mutating func add(nanoseconds: UInt64, rows: Int) {
    times += 1
    totalNanoseconds += nanoseconds
    totalRows += rows
  }
}
