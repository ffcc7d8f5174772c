import Foundation
import Metrics
import Results

/// Change requests as text: what each took in each implementation, beside the reference.
package struct ChangesReport {
  private let result: ChangesResult

  package init(_ result: ChangesResult) { self.result = result }

  package var lines: [String] {
    Wording.blocks(
      result.requests.map { request in
        let tables = tables(of: request).map { TextTable.lines(header: [""] + $0.columns, rows: $0.rows) }
        return Wording.wrapped("\(request.id): \(request.wish)") + tables.joined(separator: [""])
          + Wording.wrapped(ChangesWording.notes(of: request))
      } + [Wording.wrapped(ChangesWording.claims(of: result)), Wording.wrapped(Self.definitions)])
  }

  package var markdown: [String] {
    Wording.blocks(
      result.requests.map { request in
        let tables = tables(of: request).flatMap { table in
          let header = ["implementation"] + table.columns
          return ["", MarkdownText.row(header), MarkdownText.row(header.indices.map { $0 == 0 ? "---" : "---:" })]
            + table.rows.map(MarkdownText.row)
        }
        return ["### \(MarkdownText.escaped("\(request.id): \(request.wish)"))"] + tables
          + ChangesWording.notes(of: request).flatMap { ["", $0] }
      } + [ChangesWording.claims(of: result), [Self.definitions]])
  }

  /// The sizes, and what else is known of some.
  private func tables(of request: ChangesResult.Request) -> [(columns: [String], rows: [[String]])] {
    let sizes = request.entries.map { [$0.architecture] + fields($0, of: request) }
    let effects = request.entries.filter { $0.effects != nil }.map { [$0.architecture] + Self.effectFields($0) }
    return effects.isEmpty ? [(columns(request), sizes)] : [(columns(request), sizes), (Self.effectColumns, effects)]
  }

  private static let effectColumns = [
    "not run", "of units", "ripple", "tests failing", "not compiling", "lines to read", "recall", "lift",
  ]

  private static func effectFields(_ entry: ChangesResult.Entry) -> [String] {
    let effects = entry.effects
    let (ripple, fallout) = (effects?.ripple, effects?.fallout)
    let share = ripple.flatMap { $0.units == 0 ? nil : Double($0.notRun) / Double($0.units) }
    func count(_ number: Int?) -> String { number.map { NumberText.plain($0) } ?? "–" }
    return [
      count(ripple?.notRun), count(ripple?.units), share.map { NumberText.share($0) } ?? "–", count(fallout?.failing),
      count(fallout?.notCompiling), count(effects?.linesToRead),
      effects?.foresight.map { NumberText.share($0.recall) } ?? "–",
      effects?.foresight?.lift.map { NumberText.times($0) } ?? "–",
    ]
  }

  private func columns(_ request: ChangesResult.Request) -> [String] {
    [
      "statements", "to \(result.reference)", "log ratio", "files", "new", "types", "new", "effective files",
      "H ÷ log k", "of tests",
    ] + (Self.hasRepeats(request) ? ["independently"] : [])
  }

  private static func hasRepeats(_ request: ChangesResult.Request) -> Bool {
    request.entries.contains { $0.independent != nil }
  }

  private func fields(_ entry: ChangesResult.Entry, of request: ChangesResult.Request) -> [String] {
    let (size, tests) = (entry.production, entry.tests)
    return [
      ChangesWording.text(size), entry.logRatio.map { NumberText.times(exp($0)) } ?? "–",
      entry.logRatio.map { NumberText.fixed($0, decimals: 2) } ?? "–", NumberText.plain(size.filesTouched),
      NumberText.plain(size.filesNew), NumberText.plain(size.typesTouched), NumberText.plain(size.typesNew),
      NumberText.fixed(size.effectiveFiles, decimals: 2),
      size.evenness.map { NumberText.fixed($0, decimals: 2) } ?? "–", ChangesWording.text(tests),
    ] + (Self.hasRepeats(request) ? [ChangesWording.independent(entry) ?? "–"] : [])
  }

  private static let definitions =
    "Statements of the sources that the patch adds and removes, tests apart; comments and formatting don't count. Files and types that were "
    + "there and are touched, and new ones. Effective files: 2^H of the changed statements over the files. What the check measures on the way: "
    + "units, which are functions and the like, that are new or changed and that no story of the request runs (ripple); own tests under the "
    + "patch of the sources alone; lines of the changed units and of those they refer to; the share of the touched types that refer to "
    + "a seed written down before the patch, and its lift over chance. Definitions: docs/metrics.md."
}

extension CSVText {
  package init(_ result: ChangesResult) {
    self.init(
      header: [
        "request", "architecture", "file", "added", "removed", "logRatio", "filesTouched", "filesNew", "typesTouched",
        "typesNew", "effectiveFiles", "evenness", "testsAdded", "testsRemoved", "independent", "units", "unitsNotRun",
        "testsFailing", "testsNotCompiling", "linesToRead", "recall", "lift",
      ],
      rows: result.requests.flatMap { request in request.entries.map { [request.id] + Self.fields($0) } })
  }

  private static func fields(_ entry: ChangesResult.Entry) -> [String] {
    let (size, tests, effects) = (entry.production, entry.tests, entry.effects)
    let sizes = [
      entry.architecture, entry.file, number(size.added), number(size.removed), number(entry.logRatio),
      number(size.filesTouched), number(size.filesNew), number(size.typesTouched), number(size.typesNew),
      number(size.effectiveFiles), number(size.evenness), number(tests.added), number(tests.removed),
      (entry.independent ?? []).map(String.init).joined(separator: " "),
    ]
    let others = [
      number(effects?.ripple?.units), number(effects?.ripple?.notRun), number(effects?.fallout?.failing),
      number(effects?.fallout?.notCompiling), number(effects?.linesToRead), number(effects?.foresight?.recall),
      number(effects?.foresight?.lift),
    ]
    return sizes + others
  }
}
