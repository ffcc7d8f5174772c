import Foundation
import Results

/// The list of places with a box for each duty and the type that has it. Boxes of one type have one colour, and those
/// of a view controller stand out.
package struct DutiesPicture {
  private static let (width, height) = (384.0, 124.0)
  private static let (boxWidth, boxHeight) = (174.0, 46.0)
  private static let viewController = "View controller"
  private let architecture: SuiteResult.Architecture
  private let duties: [SuiteResult.Architecture.Duty]

  /// Returns `nil` for an architecture that doesn't say who does what.
  package init?(_ architecture: SuiteResult.Architecture) {
    guard let duties = architecture.duties, !duties.isEmpty else { return nil }
    self.architecture = architecture
    self.duties = duties
  }

  package static func all(in result: SuiteResult) -> [DutiesPicture] { result.architectures.compactMap(Self.init) }

  package var name: String { architecture.name }

  /// For example `In MVC, PlaceList asks and remembers.`
  package var description: String {
    let types = duties.map(\.type).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let clauses = types.map { type in
      "\(type) \(Wording.list(duties.filter { $0.type == type }.map(\.name)))"
    }
    return "On the list of places in \(name), \(clauses.joined(separator: "; "))."
  }

  // MARK: - Drawing

  private func drawing(at x: Double, _ y: Double) -> Markup {
    Markup("g", ["transform": "translate(\(SVG.text(x)) \(SVG.text(y)))"]) {
      screen
      for (index, duty) in duties.prefix(4).enumerated() {
        // Clockwise from the upper left.
        let isRight = index == 1 || index == 2
        box(duty, isRight ? Self.width - Self.boxWidth : 0, index < 2 ? 0 : Self.height - Self.boxHeight)
      }
    }
  }

  private var screen: Markup {
    let middle = Self.width / 2
    return Markup([
      SVG.rect(middle - 14, 30, 28, Self.height - 60, class: "duty-screen", round: 5),
      Markup(
        (0..<4).map { SVG.line(middle - 8, 42 + Double($0) * 13, middle + 8, 42 + Double($0) * 13, class: "axis") }),
    ])
  }

  private func box(_ duty: SuiteResult.Architecture.Duty, _ x: Double, _ y: Double) -> Markup {
    let says = [duty.type, duty.role.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    return Markup([
      SVG.rect(
        x, y, Self.boxWidth, Self.boxHeight, class: "duty \(colour(of: duty))", round: 6, says: "\(says) \(duty.name)"),
      SVG.words(x + 10, y + 18, duty.name, class: "quiet"),
      SVG.words(x + 10, y + 36, duty.type, within: Self.boxWidth - 18, class: "name"),
    ])
  }

  private func colour(of duty: SuiteResult.Architecture.Duty) -> String {
    if duty.role == Self.viewController { return "controller" }
    let others = duties.filter { $0.role != Self.viewController }.map(\.type)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return "other\(others.firstIndex(of: duty.type) ?? 0)"
  }
}

// MARK: - On the page

extension DutiesPicture {
  /// All drawings, with one table; nothing if no architecture says who does what.
  static func figures(in result: SuiteResult) -> Markup {
    let pictures = all(in: result)
    guard let first = pictures.first else { return .none }
    return .figure(
      "duties", title, legend,
      table: .table(
        title, header: [""] + first.duties.map(\.name), rows: pictures.map { [$0.name] + $0.duties.map(\.type) })
    ) {
      Markup("div", ["class": "small-multiples duties"]) {
        for picture in pictures {
          Markup("div") {
            Markup("h4") { picture.name }
            picture.svg()
          }
        }
      }
    }
  }

  private static let title = "Who does what on the list of places"

  private static let legend =
    "Boxes of one colour are one type. Orange is the screen’s view controller, which you can’t test without loading the screen."

  private func svg(style: String? = nil) -> Markup {
    SVG.picture(name, description, Self.width, Self.height, style: style) { drawing(at: 0, 0) }
  }
}

// MARK: - In a file

extension DutiesPicture {
  private static let style = """
    svg { font: 12px ui-sans-serif, system-ui, sans-serif; fill: #1c1e21; }
    .name { font-weight: 650; } .title { font-weight: 650; font-size: 15px; } .quiet { fill: #5a6068; }
    .axis { stroke: #5a6068; } .duty-screen { fill: none; stroke: #5a6068; stroke-width: 1.5; }
    .controller { fill: #f6d2b8; } .other0 { fill: #cfe2f4; } .other1 { fill: #cdeade; } .other2 { fill: #ead8ec; }
    .other3 { fill: #ece3bd; }
    @media (prefers-color-scheme: dark) {
      svg { fill: #e7e5e0; } .quiet { fill: #b9bec4; } .axis, .duty-screen { stroke: #a5abb2; }
      .controller { fill: #7c3c12; } .other0 { fill: #214a70; } .other1 { fill: #175343; } .other2 { fill: #5b3560; }
      .other3 { fill: #574a12; }
    }
    """

  /// The drawing as an SVG file, which follows the reader's light or dark setting.
  package var file: String {
    svg(style: Self.style).html + "\n"
  }

  /// All drawings in three columns, as one file.
  package static func poster(_ pictures: [DutiesPicture]) -> String {
    let (stepX, stepY) = (width + 40, height + 50)
    let rows = (pictures.count + 2) / 3
    return SVG.picture(
      title, pictures.map(\.description).joined(separator: " "), stepX * 3 - 40, stepY * Double(rows) - 20, style: style
    ) {
      for (index, picture) in pictures.enumerated() {
        let (x, y) = (Double(index % 3) * stepX, Double(index / 3) * stepY)
        SVG.words(x, y + 18, picture.name, class: "title")
        picture.drawing(at: x, y + 30)
      }
    }.html + "\n"
  }
}
