/// Keeps the chance of one false alarm where it was, however many comparisons are made.
///
/// Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (Scandinavian Journal of Statistics 6, 1979).
public enum HolmCorrection {
  /// What each probability is worth among the others: the k-th least of n times (n − k + 1), never less than one before
  /// it, at most 1.
  /// - Parameter probabilities: From 0 to 1, in any order.
  /// - Returns: The corrected ones, in the same order.
  public static func corrected(_ probabilities: [Double]) -> [Double] {
    var corrected = probabilities
    var least = 0.0
    let order = probabilities.indices.sorted { (probabilities[$0], $0) < (probabilities[$1], $1) }
    for (rank, index) in order.enumerated() {
      least = max(least, min(1, probabilities[index] * Double(order.count - rank)))
      corrected[index] = least
    }
    return corrected
  }
}
