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
        Wording.wrapped("\(request.id): \(request.wish)")
          + TextTable(header: [""] + columns, rows: request.entries.map { [$0.architecture] + fields($0) }).lines
          + lacking(request)
      } + [together, Wording.wrapped(Self.definitions)])
  }

  package var markdown: [String] {
    let header = ["implementation"] + columns
    return Wording.blocks(
      result.requests.map { request in
        ["### \(MarkdownText.escaped("\(request.id): \(request.wish)"))", "", MarkdownText.row(header)]
          + [MarkdownText.row(header.indices.map { $0 == 0 ? "---" : "---:" })]
          + request.entries.map { MarkdownText.row([$0.architecture] + fields($0)) }
          + lacking(request).flatMap { ["", $0] }
      } + [together, [Self.definitions]])
  }

  private var columns: [String] {
    [
      "statements", "to \(result.reference)", "log ratio", "files", "new", "types", "new", "effective files",
      "H ÷ log k",
      "of tests",
    ]
  }

  private func fields(_ entry: ChangesResult.Entry) -> [String] {
    let (size, tests) = (entry.production, entry.tests)
    return [
      Self.text(size), entry.logRatio.map { NumberText.times(exp($0)) } ?? "–",
      entry.logRatio.map { NumberText.fixed($0, decimals: 2) } ?? "–", NumberText.plain(size.filesTouched),
      NumberText.plain(size.filesNew), NumberText.plain(size.typesTouched), NumberText.plain(size.typesNew),
      NumberText.fixed(size.effectiveFiles, decimals: 2),
      size.evenness.map { NumberText.fixed($0, decimals: 2) } ?? "–", Self.text(tests),
    ]
  }

  private static func text(_ size: ChangeSize) -> String {
    "\(NumberText.plain(size.statements)) (+\(NumberText.plain(size.added)) −\(NumberText.plain(size.removed)))"
  }

  private func lacking(_ request: ChangesResult.Request) -> [String] {
    request.lacking.isEmpty ? [] : ["No patch yet: \(Wording.list(request.lacking))."]
  }

  /// What the nine say together, or why that isn't told.
  private var together: [String] {
    guard result.summaries.isEmpty else {
      return ["Over the nine requests, times \(result.reference): median, 96 % order interval, range"]
        + result.summaries.map { summary in
          let interval = summary.logRatio
          let bounds = [interval.median, interval.low, interval.high, interval.least, interval.most]
            .map { NumberText.times(exp($0)) }
          return "  \(summary.architecture): \(bounds[0]), \(bounds[1])–\(bounds[2]), \(bounds[3])–\(bounds[4])"
        }
    }
    guard !result.missing.isEmpty else { return [] }
    let there = OrderInterval.count - result.missing.count
    return Wording.wrapped(
      "\(there) of \(OrderInterval.count) requests \(there == 1 ? "is" : "are") there; "
        + "\(Wording.list(result.missing.map { String(format: "%02d", $0) })) \(result.missing.count == 1 ? "is" : "are") missing. "
        + "So neither a median nor an interval is told: they take all \(OrderInterval.count).")
  }

  private static let definitions =
    "Statements of the sources that the patch adds and removes, tests apart; comments and formatting don't count. Files and types that were "
    + "there and are touched, and new ones. Effective files: 2^H of the changed statements over the files. Not measured yet: ripple, test "
    + "fallout, reading, what the type graph foresaw, and independent repeats. Definitions: docs/metrics.md."
}

extension CSVText {
  package init(_ result: ChangesResult) {
    self.init(
      header: [
        "request", "architecture", "added", "removed", "logRatio", "filesTouched", "filesNew", "typesTouched",
        "typesNew",
        "effectiveFiles", "evenness", "testsAdded", "testsRemoved",
      ],
      rows: result.requests.flatMap { request in
        request.entries.map { entry in
          let (size, tests) = (entry.production, entry.tests)
          return [
            request.id, entry.architecture, "\(size.added)", "\(size.removed)", entry.logRatio.map { "\($0)" } ?? "",
          ]
            + [size.filesTouched, size.filesNew, size.typesTouched, size.typesNew].map(String.init)
            + ["\(size.effectiveFiles)", size.evenness.map { "\($0)" } ?? "", "\(tests.added)", "\(tests.removed)"]
        }
      })
  }
}
