import Results
import Metrics

extension SuiteResult {
  var runtimeSection: ReportSection {
    section("time", "Time", of: .runtime, runtime) { runtime in
      Markup([
        TimePicture(runtime).picture.markup, Markup("p", ["class": "prose"]) { runtime.verdicts },
        Markup("ul", ["class": "notes"]) {
          RuntimeWording.footnotes(of: runtime).map { note in Markup("li") { note } }
        },
      ])
    }
  }
}

extension RuntimeResult {
  fileprivate var verdicts: String {
    let count = Wording.count(stories.count, "story", "stories")
    let last = "In \(stories.count(where: \.tellsApart)) of \(count) two or more differ."
    return (tieSentences + [last]).joined(separator: " ")
  }

  func evidence(_ architectures: [String]) -> EvidenceTable {
    typealias Line = (story: String, median: Double, comparison: TimeComparison?)
    let columns: [EvidenceTable.Column<Line>] = [
      .init("story") { .text($0.story) },
      .init("median (µs)") { .number(orNone: $0.median, .nanoseconds) },
      .init("against \(reference)") { .number(orNone: $0.comparison?.raw?.ratio, .ratio) },
      .init("95 % from") { .number(orNone: $0.comparison?.raw?.low, .ratio) },
      .init("to") { .number(orNone: $0.comparison?.raw?.high, .ratio) },
      .init("verdict") { .text(orNone: $0.comparison?.verdict.rawValue) },
    ]
    return EvidenceTable("times", "The stories", of: architectures, columns: columns) { name in
      stories.compactMap { story in
        story.time(of: name).map { (story.story ?? "", $0.median, story.comparison(of: name, to: reference)) }
      }
    }
  }
}
