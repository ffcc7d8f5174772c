import Foundation
import Results

struct GrowthPicture {
  private static let left = 78.0
  private static let room = 300.0
  private static let height = 170.0
  let task: GrowthResult.Task
  let index: Int
  let architectures: [String]

  var picture: Picture? {
    guard let x = LogarithmicScale(points.map { Double($0.places) }, from: Self.left, to: Self.left + Self.room),
      let y = LogarithmicScale(points.compactMap(\.median), from: Self.height, to: 16, widens: true)
    else { return nil }
    return Picture(
      id: "growth-\(index)", title: task.name,
      reading:
        "The task itself asks for the power \(NumberText.plain(task.exponent)) of the number of places, which the dashed line shows.",
      description: task.architectures.map { "\($0.name): \(Self.law($0))" }.joined(separator: "; ") + ".",
      width: Self.left + Self.room + 24, height: Self.height + 42 + Double(task.architectures.count) * 18,
      drawing: Markup([axes(x, y), guide(x, y), Markup(task.architectures.map { line($0, x, y) }), legend]),
      table: .table(
        "\(task.name): time and rows by the number of places",
        header: ["architecture", "places", "median", "rows laid out", "growth of time", "growth of rows"],
        rows: task.architectures.flatMap { architecture in
          architecture.points.map { point in
            [
              architecture.name, NumberText.plain(point.places),
              point.median.map { NumberText.textWithUnit($0 * 1e9, .nanoseconds) } ?? "none",
              point.rows.map(NumberText.plain) ?? "not counted", Self.law(architecture),
              architecture.rowGrowth.map { NumberText.text($0.exponent, .exponent) } ?? "none",
            ]
          }
        }))
  }

  private var points: [GrowthResult.Point] { task.architectures.flatMap(\.points) }

  private static func law(_ architecture: GrowthResult.Architecture) -> String {
    guard let law = architecture.timeGrowth else { return "no power" }
    return law.isPoor
      ? "no single power; from size to size \(GrowthReport.exponent(law))" : "power \(GrowthReport.exponent(law))"
  }

  // MARK: - Drawing

  @MarkupBuilder
  private func axes(_ x: LogarithmicScale, _ y: LogarithmicScale) -> Markup {
    for power in x.ticks {
      SVG.line(x.place(power), 16, x.place(power), Self.height, class: "grid")
      SVG.words(x.place(power), Self.height + 16, NumberText.plain(power), class: "quiet", anchor: "middle")
    }
    for power in y.ticks {
      SVG.line(Self.left, y.place(power), Self.left + Self.room, y.place(power), class: "grid")
      SVG.words(
        Self.left - 8, y.place(power) + 4, "\(NumberText.plain(power * 1e6)) µs", class: "quiet", anchor: "end")
    }
    SVG.line(Self.left, Self.height, Self.left + Self.room, Self.height, class: "axis")
  }

  /// The growth of the task itself, starting where the first architecture's line starts.
  private func guide(_ x: LogarithmicScale, _ y: LogarithmicScale) -> Markup {
    guard let first = task.architectures.first?.points.first, let last = task.architectures.first?.points.last,
      let start = first.median
    else { return .none }
    let end = start * pow(Double(last.places) / Double(first.places), task.exponent)
    return SVG.line(
      x.place(Double(first.places)), y.place(start), x.place(Double(last.places)), y.place(min(end, y.most)),
      class: "guide")
  }

  private func line(_ architecture: GrowthResult.Architecture, _ x: LogarithmicScale, _ y: LogarithmicScale) -> Markup {
    let marker = Marker(index: architectures.firstIndex(of: architecture.name) ?? 0)
    let places = architecture.points.compactMap { point in
      point.median.map { (x: x.place(Double(point.places)), y: y.place($0), point: point) }
    }
    guard let first = places.first else { return .none }
    let path =
      "M\(SVG.text(first.x)) \(SVG.text(first.y))"
      + places.dropFirst().map { "L\(SVG.text($0.x)) \(SVG.text($0.y))" }.joined()
    return Markup(
      [SVG.path(path, class: "line \(marker.series)")]
        + places.map { place in
          marker.markup(
            place.x, place.y,
            says: "\(architecture.name), \(NumberText.plain(place.point.places)) places: "
              + (place.point.median.map { NumberText.textWithUnit($0 * 1e9, .nanoseconds) } ?? ""))
        })
  }

  @MarkupBuilder
  private var legend: Markup {
    for (row, architecture) in task.architectures.enumerated() {
      let y = Self.height + 38 + Double(row) * 18
      Marker(index: architectures.firstIndex(of: architecture.name) ?? 0).markup(Self.left + 4, y)
      SVG.words(Self.left + 16, y + 4, "\(architecture.name): \(Self.law(architecture))", within: Self.room)
    }
  }
}

/// An axis on which every power of ten is equally long.
struct LogarithmicScale {
  let most: Double
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// Returns nil unless at least two numbers are above 0.
  /// - Parameter widens: Whether to leave a margin at both ends.
  init?(_ numbers: [Double], from start: Double, to end: Double, widens: Bool = false) {
    let logarithms = numbers.filter { $0 > 0 && $0.isFinite }.map { log10($0) }
    guard logarithms.count > 1, let least = logarithms.min(), let most = logarithms.max() else { return nil }
    // An axis shorter than a power of ten would exaggerate small differences.
    let pad = widens || most == least ? max((most - least) * 0.1, (1.4 - (most - least)) / 2) : 0
    low = least - pad
    high = most + pad
    self.most = pow(10, high)
    self.start = start
    self.end = end
  }

  func place(_ number: Double) -> Double { start + (log10(number) - low) / (high - low) * (end - start) }

  /// The powers of ten on the axis; if there are fewer than two, also two and five times these.
  var ticks: [Double] {
    let powers = stride(from: low.rounded(.down), through: high, by: 1).map { pow(10, $0) }
    let found = powers.filter { log10($0) >= low - 1e-9 }
    guard found.count < 2 else { return found }
    return powers.flatMap { power in [1, 2, 5].map { $0 * power } }.filter { (low...high).contains(log10($0)) }
  }
}
