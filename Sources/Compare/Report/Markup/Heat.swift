/// Tables of which one is shown, whose cells are the darker the larger their number.
enum Heat {
  struct Panel {
    let name: String
    let reading: String
    let rows: [(name: String, cells: [Markup])]
  }

  private static let steps = 8

  static func darkness(of number: Double, _ most: Double) -> Int {
    most <= 0 ? 0 : min(max(0, Int(number * Double(steps) / most)), steps - 1)
  }

  /// - Parameter subject: What a row is.
  static func panels(_ key: String, by subject: String, _ architectures: [String], _ panels: [Panel]) -> Markup {
    Markup("div", ["class": "panels", "data-panels": key, "data-label": "Show"]) {
      for panel in panels {
        Markup.panel(panel.name) {
          Markup("p", ["class": "prose"]) { panel.reading }
          Markup.scrolling("\(panel.name) by \(subject)") {
            Markup.table(
              "\(panel.name) by \(subject) and architecture", class: "heat",
              header: [subject.capitalized] + architectures, rows: panel.rows)
          }
        }
      }
    }
  }
}
