/// A picture's numbers as a table.
enum EquivalentTable {
  static func markup(_ caption: String, header: [String], rows: [[String]]) -> Markup {
    Markup("table") {
      Markup("caption") { caption }
      Markup("thead") {
        Markup("tr") {
          for (index, name) in header.enumerated() {
            Markup("th", ["scope": "col", "class": index == 0 ? nil : "number"]) { name }
          }
        }
      }
      Markup("tbody") {
        for row in rows {
          Markup("tr") {
            for (index, text) in row.enumerated() {
              if index == 0 {
                Markup("th", ["scope": "row"]) { text }
              } else {
                Markup("td", ["class": "number"]) { text }
              }
            }
          }
        }
      }
    }
  }
}
