import Results

/// How the complexity of functions is distributed, architecture by architecture.
struct ComplexityPicture {
  /// A stretch of the scale; the last has no end.
  struct Bin: Equatable {
    let least: Int
    let most: Int?
    var name: String {
      guard let most else { return "\(least)+" }
      return least == most ? "\(least)" : "\(least)–\(most)"
    }

    func holds(_ number: Int) -> Bool { number >= least && most.map { number <= $0 } ?? true }
  }

  private static let bins: [(measure: String, bins: [Bin], value: KeyPath<LinesResult.Unit, Int> & Sendable)] = [
    (
      "cyclomatic",
      [(1, 1), (2, 2), (3, 3), (4, 5), (6, 7), (8, 10), (11, nil)].map { Bin(least: $0.0, most: $0.1) }, \.cyclomatic
    ),
    (
      "cognitive", [(0, 0), (1, 1), (2, 2), (3, 4), (5, 7), (8, 14), (15, nil)].map { Bin(least: $0.0, most: $0.1) },
      \.cognitive
    ),
  ]
  private static let left = 130.0
  private static let barWidth = 36.0
  private static let chartWidth = 7 * 40.0
  private static let chartHeight = 76.0
  private static let rowHeight = 128.0
  private let architectures: [(name: String, units: [LinesResult.Unit])]

  init(_ lines: LinesResult, of names: [String]) {
    architectures = names.map { name in
      (name, lines.files.filter { $0.architecture == name }.flatMap(\.units))
    }.filter { !$0.units.isEmpty }
  }

  static func counts(_ units: [LinesResult.Unit], _ bins: [Bin], _ value: KeyPath<LinesResult.Unit, Int>) -> [Int] {
    bins.map { bin in units.count { bin.holds($0[keyPath: value]) } }
  }

  var picture: Picture {
    Picture(
      id: "complexity", title: "Complexity of functions",
      reading:
        "How many functions have which complexity: cyclomatic on the left, cognitive on the right. A bar’s height is the share of the "
        + "architecture’s functions, the number above it how many they are.",
      description: architectures.map { architecture in
        let most = architecture.units.map(\.cyclomatic).max() ?? 0
        return "\(architecture.name): \(architecture.units.count) functions, the most complex with \(most)"
      }.joined(separator: "; ") + ".",
      width: Self.left + 2 * Self.chartWidth + 60, height: Double(architectures.count) * Self.rowHeight + 24,
      drawing: Markup(
        architectures.enumerated().map { row, architecture in
          self.row(architecture.name, architecture.units, at: 28 + Double(row) * Self.rowHeight)
        }),
      table: .table(
        "Functions by complexity", header: ["architecture", "measure", "complexity", "functions"],
        rows: architectures.flatMap { architecture in
          Self.bins.flatMap { measure, bins, value in
            zip(bins, Self.counts(architecture.units, bins, value)).map { bin, count in
              [architecture.name, measure, bin.name, "\(count)"]
            }
          }
        }))
  }

  /// The largest share of an architecture's functions that any bar stands for; it is as high as there is room.
  private var largestShare: Double {
    architectures.flatMap { architecture in
      Self.bins.flatMap { Self.counts(architecture.units, $0.bins, $0.value) }.map {
        Double($0) / Double(architecture.units.count)
      }
    }.max() ?? 1
  }

  @MarkupBuilder
  private func row(_ name: String, _ units: [LinesResult.Unit], at y: Double) -> Markup {
    SVG.words(0, y + Self.chartHeight - 18, name, within: Self.left - 8, class: "name")
    SVG.words(0, y + Self.chartHeight, "\(units.count) functions", class: "quiet")
    for (column, measure) in Self.bins.enumerated() {
      chart(
        measure.measure, bins: measure.bins, counts: Self.counts(units, measure.bins, measure.value), name,
        at: Self.left + Double(column) * (Self.chartWidth + 40), y)
    }
  }

  @MarkupBuilder
  private func chart(_ measure: String, bins: [Bin], counts: [Int], _ name: String, at x: Double, _ y: Double) -> Markup
  {
    let all = Double(max(counts.reduce(0, +), 1))
    let scale = Self.chartHeight / largestShare
    SVG.line(x, y + Self.chartHeight, x + Self.chartWidth, y + Self.chartHeight, class: "axis")
    SVG.words(x + Self.chartWidth, y + 6, measure, class: "quiet", anchor: "end")
    for (index, (bin, count)) in zip(bins, counts).enumerated() {
      let height = Double(count) / all * scale
      let left = x + Double(index) * 40 + 2
      let says =
        "\(name), \(measure) complexity \(bin.name): \(Wording.count(count, "function", "functions")), "
        + NumberText.share(Double(count) / all)
      SVG.rect(left, y + Self.chartHeight - height, Self.barWidth, height, class: "bar app", says: says)
      SVG.words(
        left + Self.barWidth / 2, y + Self.chartHeight - height - 4, count == 0 ? "" : "\(count)", class: "value",
        anchor: "middle")
      SVG.words(left + Self.barWidth / 2, y + Self.chartHeight + 14, bin.name, class: "quiet", anchor: "middle")
    }
  }
}
