import Foundation
import Results

extension SuiteResult {
  var originSection: ReportSection {
    ReportSection(id: "origin", title: "How it was measured", content: Markup([origin, partTable]))
  }

  private var origin: Markup {
    let place = circumstances
    let tree = place.treeIsClean.map { $0 ? ", without changes" : ", with changes" } ?? ""
    return Markup("dl", ["class": "origin"]) {
      for (name, text) in [
        ("Command", place.command), ("Date", place.date), ("Commit", place.commit + tree), ("Seed", "\(seed)"),
        ("Machine", place.machine), ("System", place.system), ("Load before", place.load),
        ("Toolchain", place.toolchain), ("Shape of the result", "version \(version)"),
      ] { Markup.entry(name) { text } }
    }
  }

  private var partTable: Markup {
    guard !parts.isEmpty else { return .none }
    return Markup.scrolling("The parts of the measurement") {
      Markup("table") {
        Markup("caption") { "The parts of the measurement" }
        Markup("thead") {
          Markup("tr") {
            for name in ["Part", "State", "Measured", "Took", "Reason"] { Markup("th", ["scope": "col"]) { name } }
          }
        }
        Markup("tbody") { for record in parts { row(record) } }
      }
    }
  }

  private func row(_ record: PartRecord) -> Markup {
    Markup("tr") {
      Markup("th", ["scope": "row"]) { record.part.title }
      Markup("td") { record.state.rawValue + (record.isKept ? ", kept from an earlier run" : "") }
      Markup("td") { record.date ?? "–" }
      Markup("td", ["class": "number"]) { record.seconds.map { NumberText.textWithUnit($0, .seconds) } ?? "–" }
      Markup("td") { record.reason ?? "" }
    }
  }
}
