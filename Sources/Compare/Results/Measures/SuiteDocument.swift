import Metrics

/// A result as JSON, with the numbers of all measures under `measures`.
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
  /// With fewer architectures, even a perfect correlation may be chance; with four, one in twelve is.
  package static let fewestForCorrelation = 5

  /// Returns Spearman's ρ between a measure and the code lines of the same architectures. Returns `nil` with fewer than
  /// five, if all numbers are equal, and for changes, of which there are too few.
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
