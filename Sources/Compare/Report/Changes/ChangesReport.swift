import Foundation
import Metrics
import Results

package struct ChangesReport {
  private typealias Column = (title: String, text: (ChangesResult.Entry) -> String)

  private let result: ChangesResult

  package init(_ result: ChangesResult) { self.result = result }

  package var lines: [String] {
    Wording.blocks(
      result.requests.map { request in
        Wording.wrapped("\(request.id): \(request.wish)") + tables(of: request).joined(separator: [""])
          + Wording.wrapped(ChangesWording.notes(of: request))
      } + [Wording.wrapped(ChangesWording.claims(of: result)), Wording.wrapped(Self.definitions)])
  }

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
      ("H ÷ log k", { Self.decimals($0.production.evenness) }),
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
    + "over the files. What the check measures on the way: units, which are functions and the like, that are new or "
    + "changed and that no story of the request runs (ripple); own tests under the patch of the sources alone; lines "
    + "of the changed units and of those they refer to; the share of the touched types that refer to a seed written "
    + "down before the patch, and its lift over chance. Definitions: docs/metrics.md."
}
