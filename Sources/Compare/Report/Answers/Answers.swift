import Foundation
import Metrics
import Results

/// The rows of the default table and the sentences below it.
struct Answers {
  static let unknown = "–"
  let result: SuiteResult
  let names: [String]
  let table: MeasureTable

  init(_ result: SuiteResult) {
    self.result = result
    table = MeasureTable(result)
    names = table.architectures
  }

  /// The implementation that others are compared with.
  var reference: String { result.runtime?.reference ?? result.change?.reference ?? names.first ?? "" }

  /// Rows without any number are omitted.
  func rows(of question: Question) -> [SuiteTable.Row] {
    switch question {
    case .code:
      return [
        row("lines.code", "code lines ↓"),
        row("lines.perScreen", "code lines that a screen adds, on average ↓", Self.whole),
        row("lines.tests", "code lines of its own tests"),
      ].compactMap(\.self)
    case .reach:
      return [reach, row("coupling.largestCycle", "types in the largest cycle of dependencies ↓")].compactMap(\.self)
    case .tests:
      return [
        row("coverage.decidedWithoutScreen", "branches run by tests that load no screen ↑"),
        row(
          "coverage.noticedWithoutScreen", "faults noticed by tests that load no screen ↑", nil,
          Interval(
            title: "95 % interval", decisive: [], end: { share, _ in Self.whole(share * 100) }, joint: "–", unit: " %")),
        row("change.brokenTests", "own tests that nine changes break ↓"),
      ].compactMap(\.self)
    case .change:
      return [
        row(
          "change.againstMedian", "statements changed, against \(reference), median ↓", Self.times,
          Interval(title: "the middle seven of the nine changes", decisive: [1], end: Self.twoDigits, joint: "–")),
        row("change.collidingPairs", "pairs of the nine changes that collide, of 36 ↓"),
      ].compactMap(\.self)
    case .time:
      var against = row(
        "runtime.against", "a story against \(reference), on average ~ ↓", Self.percent,
        Interval(title: "95 % interval ~", decisive: margins, end: Self.signed, joint: "…"))
      against?.details.append(("the middle 90 % of the stories ~", middleStories))
      return [row("runtime.step", "µs in a step, on average ~ ↓", { Self.twoDigits($0 / 1000) }), against].compactMap(
        \.self)
    }
  }

  private func row(
    _ id: String, _ title: String, _ text: ((Double) -> String)? = nil,
    _ interval: Interval? = nil
  ) -> SuiteTable.Row? {
    guard let row = table.row(id) else { return nil }
    let text = text ?? { NumberText.text($0, row.measure.unit) }
    return SuiteTable.Row(
      part: row.measure.part, title: title,
      cells: names.map { name in row.values[name].map { text($0.number) } ?? Self.unknown },
      details: interval.map { interval in
        [(interval.title, names.map { row.values[$0]?.interval.map(interval.text) ?? Self.unknown })]
      } ?? [])
  }

  private var middleStories: [String] {
    names.map { name in
      result.runtime?.middleStories(of: name).map { middle in
        [middle.lowerBound, middle.upperBound].map { Self.signed($0, more: 0) }.joined(separator: "…")
      } ?? Self.unknown
    }
  }

  /// The ratios beyond which a difference of times is reported.
  private var margins: [Double] { result.runtime.map { [$0.margin, 1 / $0.margin] } ?? [] }

  private var reach: SuiteTable.Row? {
    let title = "a type and all it depends on, in types: up to protocols–through them ↓"
    guard let least = row(Self.leastReach, title, Self.twoDigits) else { return nil }
    let most = row(Self.mostReach, "", Self.twoDigits)?.cells ?? least.cells
    let cells = zip(least.cells, most).map { $0 == $1 ? $0 : "\($0)–\($1)" }
    return SuiteTable.Row(part: least.part, title: least.title, cells: cells)
  }

  // MARK: - Numbers

  static let leastReach = "coupling.meanReach"
  static let mostReach = "coupling.meanReachWithConformers"

  /// The numbers of a measure by implementation.
  func numbers(_ id: String) -> [String: MeasuredValue] { table.row(id)?.values ?? [:] }

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
    var unit = ""

    func text(_ interval: ClosedRange<Double>) -> String {
      let ends = [interval.lowerBound, interval.upperBound]
      let more = decisive.map { NumberText.moreDecimals(telling: ends, from: $0, by: end) }.max() ?? 0
      return ends.map { end($0, more) }.joined(separator: joint) + unit
    }
  }
}
