/// What one task cost, as the mean of some times that it was done.
package nonisolated struct GrowthSample {
  private var times = 0
  private var totalSeconds = 0.0
  private var totalRows = 0

  /// In seconds.
  package var seconds: Double { totalSeconds / Double(times) }
  /// The rows that were laid out.
  package var rows: Double { Double(totalRows) / Double(times) }

  mutating func add(_ duration: Duration, rows: Int) {
    times += 1
    totalSeconds += duration / .seconds(1)
    totalRows += rows
  }
}
