import Foundation
import Metrics
import Results

/// A matrix of statements and the medians, or every measure of each request.
package struct ChangesReport {
  private typealias Column = (title: String, text: (ChangesResult.Entry) -> String)

  private let result: ChangesResult
  private let hasAll: Bool
  private let width: Int

  package init(_ result: ChangesResult, hasAll: Bool = false, width: Int = 120) {
    self.result = result
    self.hasAll = hasAll
    self.width = width
  }

  package var lines: [String] {
    let requests = hasAll ? (result.requests + result.unnoticed).map(lines(of:)) : [matrix]
    return Wording.blocks(
      requests + [medians, Wording.wrapped(hasAll ? Self.definitions : Self.short, to: width)])
  }

  private func lines(of request: ChangesResult.Request) -> [String] {
    Wording.wrapped("\(request.id): \(request.wish)") + tables(of: request).joined(separator: [""])
      + Wording.wrapped(ChangesWording.notes(of: request))
  }

  // MARK: - All requests together

  private var matrix: [String] {
    let lacking = (result.requests + result.unnoticed).flatMap(\.lacking)
    let names = (result.architectures + lacking).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    func section(_ title: String, of requests: [ChangesResult.Request]) -> [SuiteTable.Section] {
      let rows = requests.map { request in
        SuiteTable.Row(
          title: request.id,
          cells: names.map { name in request.entry(of: name).map { "\($0.production.statements)" } ?? "–" })
      }
      return rows.isEmpty ? [] : [SuiteTable.Section(title: title, rows: rows)]
    }
    let sections =
      section("Statements that a change adds and removes", of: result.requests)
      + section("The same for a change without effect for users, in no median", of: result.unnoticed)
    return SuiteTable(sections, names: names, width: width).lines.map(\.text).dropFirst().map(\.self)
  }

  /// The medians from high to low, or the reasons why there are none.
  private var medians: [String] {
    let summaries = result.summaries.sorted { $0.logRatio.median > $1.logRatio.median }
    guard !summaries.isEmpty else { return Wording.wrapped(ChangesWording.claims(of: result), to: width) }
    func ratio(_ log: Double) -> String { NumberText.fixed(exp(log), decimals: 2) }
    let rows = summaries.map { summary in
      let ratios = summary.logRatio
      let without = ratios.medianWithout
      return [
        summary.architecture, "×\(ratio(ratios.median))", "\(ratio(ratios.low))–\(ratio(ratios.high))",
        "\(ratio(ratios.least))–\(ratio(ratios.most))",
        "\(ratio(without.min() ?? ratios.median))–\(ratio(without.max() ?? ratios.median))", verdict(of: ratios),
      ]
    }
    return Wording.wrapped(
      "Over these nine requests, chosen by us: how many times the statements of \(result.reference) the patches took",
      to: width)
      + TextTable.lines(
        header: ["", "median", "middle seven", "range", "median without one", "against \(result.reference)"], rows: rows
      )
      + Wording.wrapped(ChangesWording.notes(of: result), to: width)
  }

  private func verdict(of ratios: OrderInterval) -> String {
    ratios.low > 0 ? "more" : ratios.high < 0 ? "fewer" : "can't tell"
  }

  private static let short =
    "The middle seven of the nine ratios hold the median of requests like these in 96 of 100 cases, if ours were drawn "
    + "at random, for one row at a time. Statements of the sources, tests apart; comments and formatting don't count. "
    + "Every measure: --all. Limits of the patches: ChangeRequests/PROTOCOL.md."

  // MARK: - Each request

  private func tables(of request: ChangesResult.Request) -> [[String]] {
    let measured = request.entries.filter { $0.effects != nil }
    return [Self.table(of: request.entries, sizes(of: request))]
      + (measured.isEmpty ? [] : [Self.table(of: measured, Self.effects)])
  }

  private static func table(of entries: [ChangesResult.Entry], _ columns: [Column]) -> [String] {
    TextTable.lines(
      header: [""] + columns.map(\.title),
      rows: entries.map { entry in [entry.architecture] + columns.map { $0.text(entry) } })
  }

  private func sizes(of request: ChangesResult.Request) -> [Column] {
    let columns: [Column] = [
      ("statements", { ChangesWording.text($0.production) }),
      ("to \(result.reference)", { $0.logRatio.map { NumberText.times(exp($0)) } ?? "–" }),
      ("log ratio", { Self.decimals($0.logRatio) }),
      ("files", { NumberText.plain($0.production.filesTouched) }),
      ("new", { NumberText.plain($0.production.filesNew) }),
      ("types", { NumberText.plain($0.production.typesTouched) }),
      ("new", { NumberText.plain($0.production.typesNew) }),
      ("effective files", { Self.decimals($0.production.effectiveFiles) }),
      ("of tests", { ChangesWording.text($0.tests) }),
    ]
    let isRepeated = request.entries.contains { $0.independent != nil }
    return columns + (isRepeated ? [("independently", { ChangesWording.independent($0) ?? "–" })] : [])
  }

  private static var effects: [Column] {
    [
      ("not run", { count($0.effects?.untested?.notRun) }),
      ("of units", { count($0.effects?.untested?.units) }),
      ("ripple", { share($0.effects?.untested?.share) }),
      ("tests failing", { count($0.effects?.brokenTests?.failing) }),
      ("not compiling", { count($0.effects?.brokenTests?.notCompiling) }),
      ("lines to read", { count($0.effects?.linesToRead) }),
      ("recall", { share($0.effects?.prediction?.recall) }),
      ("lift", { $0.effects?.prediction?.lift.map { NumberText.times($0) } ?? "–" }),
    ]
  }

  private static func decimals(_ number: Double?) -> String { number.map { NumberText.fixed($0, decimals: 2) } ?? "–" }

  private static func count(_ number: Int?) -> String { number.map { NumberText.plain($0) } ?? "–" }

  private static func share(_ number: Double?) -> String { number.map { NumberText.share($0) } ?? "–" }

  private static let definitions =
    "Statements of the sources that the patch adds and removes, tests apart; comments and formatting don't count. "
    + "Files and types that were there and are touched, and new ones. Effective files: 2^H of the changed statements "
    + "over the files. Also measured by the check: units, which are functions and the like, that are new or "
    + "changed and that no story of the request runs (ripple); own tests under the patch of the sources alone; lines "
    + "of the changed units and of those they refer to; the share of the touched types that refer to a predicted "
    + "starting point, and its lift over chance. Definitions: docs/metrics.md."
}
