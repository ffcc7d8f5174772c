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
          + TextTable(
            header: [""] + columns(request), rows: request.entries.map { [$0.architecture] + fields($0, of: request) }
          ).lines
          + ChangesWording.notes(of: request)
      } + [Wording.wrapped(ChangesWording.claims(of: result)), Wording.wrapped(Self.definitions)])
  }

  package var markdown: [String] {
    Wording.blocks(
      result.requests.map { request in
        let header = ["implementation"] + columns(request)
        return ["### \(MarkdownText.escaped("\(request.id): \(request.wish)"))", "", MarkdownText.row(header)]
          + [MarkdownText.row(header.indices.map { $0 == 0 ? "---" : "---:" })]
          + request.entries.map { MarkdownText.row([$0.architecture] + fields($0, of: request)) }
          + ChangesWording.notes(of: request).flatMap { ["", $0] }
      } + [ChangesWording.claims(of: result), [Self.definitions]])
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
    + "there and are touched, and new ones. Effective files: 2^H of the changed statements over the files. Not measured yet: ripple, test "
    + "fallout, reading, and what the type graph foresaw. Definitions: docs/metrics.md."
}

extension CSVText {
  package init(_ result: ChangesResult) {
    self.init(
      header: [
        "request", "architecture", "file", "added", "removed", "logRatio", "filesTouched", "filesNew", "typesTouched",
        "typesNew", "effectiveFiles", "evenness", "testsAdded", "testsRemoved", "independent",
      ],
      rows: result.requests.flatMap { request in
        request.entries.map { entry in
          let (size, tests) = (entry.production, entry.tests)
          return [request.id, entry.architecture, entry.file, "\(size.added)", "\(size.removed)"]
            + [entry.logRatio.map { "\($0)" } ?? ""]
            + [size.filesTouched, size.filesNew, size.typesTouched, size.typesNew].map(String.init)
            + ["\(size.effectiveFiles)", size.evenness.map { "\($0)" } ?? "", "\(tests.added)", "\(tests.removed)"]
            + [(entry.independent ?? []).map(String.init).joined(separator: " ")]
        }
      })
  }
}
