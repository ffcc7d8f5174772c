import Metrics

/// A result as JSON: what `SuiteResult` reads back, and under `measures` what every measure makes of it.
package struct SuiteDocument: Encodable {
  private struct Row: Encodable {
    var id: String
    var correlationWithCodeLines: Double?
    var numbers: [String: Double]
  }

  private enum CodingKeys: String, CodingKey { case measures }

  private let result: SuiteResult

  package init(_ result: SuiteResult) { self.result = result }

  package func encode(to encoder: any Encoder) throws {
    try result.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .measures)
  }

  private var rows: [Row] {
    Measures.all.compactMap { measure in
      let numbers = result.architectures.reduce(into: [String: Double]()) { numbers, architecture in
        numbers[architecture.name] = measure.value(result, architecture.name)?.number
      }
      guard !numbers.isEmpty else { return nil }
      return Row(
        id: measure.id, correlationWithCodeLines: result.correlationWithCodeLines(of: measure), numbers: numbers)
    }
  }
}

extension SuiteResult {
  /// Of fewer architectures even a perfect correlation could be chance: with four one in twelve is.
  private static let fewestForCorrelation = 5

  /// How far a measure goes with the code lines of the same architectures: Spearman's ρ; nil for fewer than five, and where all have the same.
  /// Nil of what changes took: whether size foresees that, so few architectures can't say.
  package func correlationWithCodeLines(of measure: Measure) -> Double? {
    guard measure.part != .change, let lines = Measures.measure("lines.code") else { return nil }
    let pairs = architectures.compactMap { architecture in
      measure.value(self, architecture.name).flatMap { value in
        lines.value(self, architecture.name).map { (value.number, $0.number) }
      }
    }
    return pairs.count < Self.fewestForCorrelation ? nil : Statistics.rankCorrelation(of: pairs)
  }
}
