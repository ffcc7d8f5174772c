import Foundation
import Results

struct OriginSection: ReportSection {
  let id = "origin"
  let title = "How it was measured"
  let result: SuiteResult

  var content: Markup { Markup([circumstances, parts]) }

  private var circumstances: Markup {
    let place = result.circumstances
    let tree = place.treeIsClean.map { $0 ? ", without changes" : ", with changes" } ?? ""
    return Markup("dl", ["class": "origin"]) {
      for (name, text) in [
        ("Command", place.command), ("Date", place.date), ("Commit", place.commit + tree), ("Seed", "\(result.seed)"),
        ("Machine", place.machine), ("System", place.system), ("Load before", place.load),
        ("Toolchain", place.toolchain), ("Shape of the result", "version \(result.version)"),
      ] { Markup.entry(name) { text } }
    }
  }

  private var parts: Markup {
    guard !result.parts.isEmpty else { return .none }
    return Markup.scrolling("The parts of the measurement") {
      Markup("table") {
        Markup("caption") { "The parts of the measurement" }
        Markup("thead") {
          Markup("tr") {
            for name in ["Part", "State", "Measured", "Took", "Reason"] { Markup("th", ["scope": "col"]) { name } }
          }
        }
        Markup("tbody") { for record in result.parts { row(record) } }
      }
    }
  }

  private func row(_ record: PartRecord) -> Markup {
    Markup("tr") {
      Markup("th", ["scope": "row"]) { record.part.title }
      Markup("td") { record.state.text + (record.isKept ? ", kept from an earlier run" : "") }
      Markup("td") { record.date ?? "–" }
      Markup("td", ["class": "number"]) { record.seconds.map { NumberText.textWithUnit($0, .seconds) } ?? "–" }
      Markup("td") { record.reason ?? "" }
    }
  }
}
