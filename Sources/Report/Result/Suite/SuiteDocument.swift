/// A result as JSON: what `SuiteResult` reads back, and under `measures` what every measure makes of it, the appendix included.
public struct SuiteDocument: Encodable {
  /// One measure of all architectures.
  private struct Row: Encodable {
    var id: String
    var isAppendix: Bool
    var correlationWithCodeLines: Double?
    var numbers: [String: Double]
  }

  private enum CodingKeys: String, CodingKey { case measures }

  private let result: SuiteResult

  /// Takes a result as it is.
  public init(_ result: SuiteResult) {
    self.result = result
  }

  /// Writes both into one object.
  public func encode(to encoder: any Encoder) throws {
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
        id: measure.id, isAppendix: measure.isAppendix,
        correlationWithCodeLines: result.correlationWithCodeLines(of: measure), numbers: numbers)
    }
  }
}
