/// Why an implementation's growth can't be told.
package nonisolated enum GrowthError: Error, Equatable {
  /// It does not show what a task leads to.
  case otherRows(architecture: String, task: GrowthTask, places: Int, expected: Int, found: Int)
  /// It goes on for ever.
  case neverSettles(architecture: String, places: Int)
  /// Only the smallest guide fits in the time there is, and one size shows no growth.
  case oneSize(seconds: Double)
}
