import Foundation
import Results

extension SuiteResult {
  var changeSection: ReportSection {
    section("change", "What a change costs", of: .change, change) { ChangeContent(change: $0, names: names).markup }
  }
}

/// The cost of each request in each implementation: a table for each measure, whose cells open the diffs below.
private struct ChangeContent {
  let change: ChangesResult
  let names: [String]

  @MarkupBuilder
  var markup: Markup {
    Markup("p", ["class": "prose"]) {
      "A request is met in each implementation alone and from the same base, and stories show that it is. "
        + "A number opens its diff. The darker a cell, the more, beside the others of its row; “–”: nobody has met it "
        + "yet. Nothing is added up."
    }
    Heat.panels("cost", by: "request", names, panels)
    Markup("ul", ["class": "notes"]) { ChangesWording.claims(of: change).map { claim in Markup("li") { claim } } }
    change.conflicts.map { ConflictsPicture($0).picture.markup } ?? .none
    Markup(change.requests.enumerated().map { diffs(of: $1, number: $0) })
  }

  // MARK: - The matrix

  private var panels: [Heat.Panel] {
    let measures = ChangeMeasure.all(against: change.reference)
      .filter { measure in change.requests.contains { $0.entries.contains { measure.number($0) != nil } } }
    return measures.map { measure in
      let rows = change.requests.enumerated().map { index, request in
        let most = request.entries.compactMap(measure.number).max() ?? 0
        return (name: request.id, cells: names.map { cell(of: request.entry(of: $0), index, measure, most) })
      }
      return Heat.Panel(name: measure.name, reading: measure.reading, rows: rows)
    }
  }

  private func cell(
    of entry: ChangesResult.Entry?, _ request: Int, _ measure: ChangeMeasure, _ most: Double
  ) -> Markup {
    guard let entry, let number = measure.number(entry) else { return .number("–") }
    return Markup("td", ["class": "number h\(Heat.darkness(of: number, most))"]) {
      if entry.patch == nil {
        measure.wording(number)
      } else {
        Markup("a", ["href": "#diff-\(key(request, entry))", "data-diff": key(request, entry)]) {
          measure.wording(number)
        }
      }
      if let detail = measure.detail(entry) { Markup("span", ["class": "interval"]) { detail } }
    }
  }

  // MARK: - The diffs

  /// Uses indices, because names may be anything.
  private func key(_ request: Int, _ entry: ChangesResult.Entry) -> String {
    "\(request + 1)-\((names.firstIndex(of: entry.architecture) ?? 0) + 1)"
  }

  private func diffs(of request: ChangesResult.Request, number: Int) -> Markup {
    Markup("div", ["class": "change", "data-name": request.id]) {
      Markup("h3") { "\(request.id): \(request.wish)" }
      Markup("p", ["class": "quiet"]) { ChangesWording.notes(of: request).joined(separator: " ") }
      for entry in request.entries {
        if let patch = entry.patch {
          Markup("details") {
            Markup("summary") { summary(of: entry) }
            PatchMarkup(patch).markup(id: "diff-\(key(number, entry))", of: entry.architecture)
          }
        }
      }
    }
  }

  private func summary(of entry: ChangesResult.Entry) -> String {
    let independent = ChangesWording.independent(entry).map { "; made independently: \($0) statements" } ?? ""
    return "\(entry.architecture): \(ChangesWording.text(entry.production)) statements in "
      + "\(Wording.count(entry.production.filesTouched + entry.production.filesNew, "file", "files")), "
      + "\(ChangesWording.text(entry.tests)) of tests\(independent)"
  }
}

extension ChangesResult {
  func evidence(_ architectures: [String]) -> EvidenceTable {
    let columns: [EvidenceTable.Column<(id: String, entry: Entry)>] = [
      .init("request", for: "change.againstMedian") { .text($0.id) },
      .init("against the reference") { .number(orNone: $0.entry.logRatio.map { exp($0) }, .multiple) },
      .init("added") { .count($0.entry.production.added) },
      .init("removed") { .count($0.entry.production.removed) },
      .init("of tests") { .count($0.entry.tests.statements) },
      .init("files touched") { .count($0.entry.production.filesTouched) },
      .init("files new") { .count($0.entry.production.filesNew) },
      .init("types touched") { .count($0.entry.production.typesTouched) },
      .init("types new") { .count($0.entry.production.typesNew) },
      .init("effective files") {
        .number($0.entry.production.effectiveFiles, NumberText.fixed($0.entry.production.effectiveFiles, decimals: 2))
      },
    ]
    return EvidenceTable("changes", "The change requests", of: architectures, columns: columns) { name in
      requests.compactMap { request in request.entry(of: name).map { (request.id, $0) } }
    }
  }
}
