import Results

extension MeasureTable {
  var definitionsSection: ReportSection {
    ReportSection(
      id: "definitions", title: "Definitions",
      content: Markup("div", ["class": "definitions"]) {
        for row in rows {
          Markup("article", ["id": row.measure.anchor, "tabindex": "-1"]) {
            Markup("h3") { row.measure.title }
            row.definition
          }
        }
      })
  }
}

extension MeasureTable.Row {
  fileprivate var definition: Markup {
    Markup("dl") {
      Markup.entry("What it is") { measure.definition }
      Markup.entry("Limits") { measure.limits }
      Markup.entry("Source") { measure.source }
      Markup.entry("Computed by") { Markup("code") { measure.computedBy } }
      Markup.entry("Name in rules") { Markup("code") { measure.id } }
      if let correlation {
        Markup.entry("Correlation with code lines") { SuiteWording.correlation(correlation) }
      }
      if measure.direction != .neither {
        Markup.entry("Cheaper") { measure.direction == .less ? "the less there is of it" : "the more there is of it" }
      }
    }
  }
}

/// The dialog with a number's definition, filled by the script.
enum DefinitionDialog {
  static var markup: Markup {
    Markup("dialog", ["id": "definition", "aria-labelledby": "definition-title"]) {
      Markup("div", ["class": "dialog-head"]) {
        Markup("h2", ["id": "definition-title", "tabindex": "-1"])
        Markup("button", ["type": "button", "id": "definition-close"]) { "Close" }
      }
      Markup("div", ["id": "definition-content"])
    }
  }
}
