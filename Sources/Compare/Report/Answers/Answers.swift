import Foundation
import Metrics
import Results

/// The rows of the default table and the sentences below it.
struct Answers {
  struct Row {
    let part: SuitePart
    let title: String
    /// In the order of the implementations.
    let cells: [String]
    /// The interval of each cell, and what kind of interval it is.
    let intervals: (title: String, cells: [String])?
  }

  static let unknown = "–"
  let result: SuiteResult
  let names: [String]
  private let table: MeasureTable

  init(_ result: SuiteResult) {
    self.result = result
    table = MeasureTable(result)
    names = table.architectures
  }

  /// The implementation that others are compared with.
  var reference: String { result.runtime?.reference ?? result.change?.reference ?? names.first ?? "" }

  /// Rows without any number are omitted.
  func rows(of question: Question) -> [Row] {
    switch question {
    case .code:
      return [
        row("lines.code", "code lines"), row("lines.perScreen", "code lines of one more screen (the mean)", Self.whole),
        row("lines.tests", "lines of its own tests"),
      ].compactMap(\.self)
    case .reach:
      return [reach, row("coupling.largestCycle", "types in the largest cycle")].compactMap(\.self)
    case .tests:
      return [
        row("coverage.decidedWithoutScreen", "branches taken by tests that load no screen ↑"),
        row("change.brokenTests", "own tests that nine changes break"),
      ].compactMap(\.self)
    case .change:
      return [
        row(
          "change.againstMedian", "statements, against \(reference)", Self.times,
          Interval(title: "the middle seven of nine changes", decisive: [1], end: Self.twoDigits, joint: "–"))
      ].compactMap(\.self)
    case .time:
      return [
        row("runtime.step", "µs in a step ~", { Self.twoDigits($0 / 1000) }),
        row(
          "runtime.against", "against \(reference) ~", Self.percent,
          Interval(title: "95 % interval", decisive: margins, end: Self.signed, joint: "…")),
      ].compactMap(\.self)
    }
  }

  private func row(
    _ id: String, _ title: String, _ text: ((Double) -> String)? = nil,
    _ interval: Interval? = nil
  ) -> Row? {
    guard let row = table.rows.first(where: { $0.measure.id == id }) else { return nil }
    let text = text ?? { NumberText.text($0, row.measure.unit) }
    return Row(
      part: row.measure.part, title: title,
      cells: names.map { name in row.values[name].map { text($0.number) } ?? Self.unknown },
      intervals: interval.map { interval in
        (
          interval.title,
          names.map { name in
            row.values[name]?.interval.map(interval.text) ?? Self.unknown
          }
        )
      })
  }

  /// The ratios beyond which a difference of times is reported.
  private var margins: [Double] { result.runtime.map { [$0.margin, 1 / $0.margin] } ?? [] }

  private var reach: Row? {
    guard let least = row(Self.leastReach, "types that a type reaches, at least–at most", Self.whole) else {
      return nil
    }
    let most = row(Self.mostReach, "", Self.whole)?.cells ?? least.cells
    let cells = zip(least.cells, most).map { $0 == $1 ? $0 : "\($0)–\($1)" }
    return Row(part: least.part, title: least.title, cells: cells, intervals: nil)
  }

  // MARK: - Numbers

  static let leastReach = "coupling.meanReach"
  static let mostReach = "coupling.meanReachWithConformers"

  /// The numbers of a measure by implementation.
  func numbers(_ id: String) -> [String: MeasuredValue] { table.rows.first { $0.measure.id == id }?.values ?? [:] }

  /// Spearman's ρ with the code lines; `nil` for fewer than five implementations.
  func correlationWithCodeLines(_ id: String) -> Double? {
    let (lines, values) = (numbers("lines.code"), numbers(id))
    let pairs = names.compactMap { name in
      lines[name].flatMap { line in values[name].map { (line.number, $0.number) } }
    }
    return pairs.count < SuiteResult.fewestForCorrelation ? nil : Statistics.rankCorrelation(of: pairs)
  }

  static func whole(_ number: Double) -> String { NumberText.fixed(number, decimals: 0) }

  static func twoDigits(_ number: Double) -> String { twoDigits(number, more: 0) }

  static func times(_ ratio: Double) -> String { "×\(twoDigits(ratio))" }

  static func percent(_ ratio: Double) -> String { "\(signed(ratio, more: 0)) %" }

  private static func twoDigits(_ number: Double, more: Int) -> String {
    guard number > 0, number.isFinite else { return whole(number) }
    func exponent(_ number: Double) -> Int { Int(floor(log10(number))) }
    // 9.96 reads 10, which has a digit more before the point.
    let scale = pow(10, Double(exponent(number) - 1))
    let rounded = (number / scale).rounded() * scale * 1.000001
    return NumberText.fixed(number, decimals: max(0, 1 - exponent(rounded)) + more)
  }

  /// A ratio as a signed difference in whole percent.
  private static func signed(_ ratio: Double, more: Int) -> String {
    let text = NumberText.fixed((ratio - 1) * 100, decimals: more)
    return text.hasPrefix("−") || !text.contains { ("1"..."9").contains($0) } ? text : "+\(text)"
  }

  /// The wording of a row's intervals. The ends get as many digits as it takes to read differently from the ratios that
  /// decide about them.
  private struct Interval {
    let title: String
    let decisive: [Double]
    let end: (_ ratio: Double, _ more: Int) -> String
    let joint: String

    func text(_ interval: ClosedRange<Double>) -> String {
      let ends = [interval.lowerBound, interval.upperBound]
      let more = decisive.map { NumberText.moreDecimals(telling: ends, from: $0, by: end) }.max() ?? 0
      return ends.map { end($0, more) }.joined(separator: joint)
    }
  }
}
