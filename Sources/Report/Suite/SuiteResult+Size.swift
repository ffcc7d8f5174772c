import Runtime

extension SuiteResult {
  /// Of fewer architectures even a perfect correlation could be chance: with four one in twelve is.
  private static let fewestForCorrelation = 5

  /// How far a measure goes with the code lines of the same architectures: Spearman's ρ; nil for fewer than five, and where all have the same.
  package func correlationWithCodeLines(of measure: Measure) -> Double? {
    guard let lines = Measures.measure("lines.code") else { return nil }
    let pairs = architectures.compactMap { architecture in
      measure.value(self, architecture.name).flatMap { value in
        lines.value(self, architecture.name).map { (value.number, $0.number) }
      }
    }
    return pairs.count < Self.fewestForCorrelation ? nil : Statistics.rankCorrelation(of: pairs)
  }
}
