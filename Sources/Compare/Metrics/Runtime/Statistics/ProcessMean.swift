/// The mean of several processes, or of several sessions of processes, each with one value.
///
/// Where code and data come to lie differs from process to process and stays within one; what the machine is like, and
/// in which order the implementations are linked, differs from session to session. Values that share an error count as
/// one. After Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time" (ISMM 2013).
struct ProcessMean {
  let mean: Double
  /// The unbiased variance of the values.
  let variance: Double
  let count: Int

  /// Fails for fewer than two values.
  init?(of values: [Double]) {
    guard values.count > 1 else { return nil }
    count = values.count
    let mean = values.reduce(0, +) / Double(values.count)
    self.mean = mean
    variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }
}
