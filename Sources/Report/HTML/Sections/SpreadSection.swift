/// Over how much code each feature is spread: a table whose cells are the darker the more it is.
struct SpreadSection: ReportSection {
  private static let sizes: [(name: String, reading: String, value: KeyPath<SpreadResult.Entry, Int> & Sendable)] = [
    ("Lines to read", "All lines of the functions that run: what has to be read to follow the feature.", \.linesToRead),
    (
      "Lines to read, with contracts",
      "The same with the protocols that the types conform to, and the heads that say who conforms to them.",
      \.linesToReadWithContracts
    ),
    ("Types", "The types of which a line runs.", \.ran.types),
    ("Files", "The files of which a line runs.", \.ran.files),
    ("Types not common to all", "The types that run for this feature, but not for all.", \.beyondCommon.types),
  ]
  /// How many steps of darkness there are.
  private static let steps = 8
  let id = "spread"
  let title = "Spread of features"
  private let result: SuiteResult

  init(_ result: SuiteResult) {
    self.result = result
  }

  var content: Markup {
    guard let spread = result.spread else { return MissingPart(.spread, in: result).markup }
    return Markup("div", ["class": "panels", "data-panels": "spread", "data-label": "Show"]) {
      for (index, size) in Self.sizes.enumerated() {
        Markup(
          "section",
          [
            "class": "panel", "data-key": size.name, "data-name": size.name, "data-shown": index == 0 ? "" : nil,
            "aria-label": size.name,
          ]
        ) {
          Markup("p", ["class": "prose"]) {
            "\(size.reading) The darker a cell, the more; a feature is the stories of one file."
          }
          ScrollArea("\(size.name) by feature") { table(spread, size.name, size.value) }.markup
        }
      }
    }
  }

  private func table(_ spread: SpreadResult, _ name: String, _ value: KeyPath<SpreadResult.Entry, Int>) -> Markup {
    let names = result.architectures.map(\.name)
    let most = spread.features.flatMap(\.entries).map { $0[keyPath: value] }.max() ?? 0
    return Markup("table", ["class": "heat"]) {
      Markup("caption") { "\(name) by feature and architecture" }
      Markup("thead") {
        Markup("tr") {
          Markup("th", ["scope": "col"]) { "Feature" }
          for name in names { Markup("th", ["scope": "col", "class": "number"]) { name } }
        }
      }
      Markup("tbody") {
        for feature in spread.features {
          Markup("tr") {
            Markup("th", ["scope": "row"]) { feature.name }
            for name in names {
              if let entry = feature.entries.first(where: { $0.architecture == name }) {
                let number = entry[keyPath: value]
                Markup("td", ["class": "number h\(Self.darkness(of: number, most))"]) {
                  NumberText.plain(number)
                }
              } else {
                Markup("td", ["class": "number"]) { "–" }
              }
            }
          }
        }
      }
    }
  }

  private static func darkness(of number: Int, _ most: Int) -> Int {
    most == 0 ? 0 : min(number * steps / most, steps - 1)
  }
}
