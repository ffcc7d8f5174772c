import Foundation
import Results

/// What the sources measured before any request, beside what the requests took: a plot for each static measure, a mark for each
/// architecture.
struct ForesightPicture {
  /// Chosen beforehand: size twice, and how far types reach twice.
  private static let measures = ["lines.code", "coupling.types", "coupling.meanReach", "coupling.propagationCost"]
  /// Fewer marks are no picture.
  private static let fewest = 3
  private static let left = 54.0
  private static let room = 290.0
  private static let height = 170.0
  private static let columnWidth = left + room + 30
  private static let rowHeight = height + 62

  private struct Point {
    let architecture: String
    let measured: Double
    /// Times the reference's patches, and the ends of its interval.
    let median: Double
    let low: Double
    let high: Double
  }

  private let result: SuiteResult
  private let reference: String
  private let plots: [(measure: Measure, points: [Point])]

  /// - Parameter change: What all nine requests took; nothing is drawn of fewer.
  init(_ change: ChangesResult, in result: SuiteResult) {
    self.result = result
    reference = change.reference
    plots = Self.measures.compactMap { id in
      guard let measure = Measures.measure(id) else { return nil }
      let points = result.architectures.compactMap { architecture -> Point? in
        guard let measured = measure.value(result, architecture.name)?.number else { return nil }
        if architecture.name == change.reference, !change.summaries.isEmpty {
          return Point(architecture: architecture.name, measured: measured, median: 1, low: 1, high: 1)
        }
        return change.summaries.first { $0.architecture == architecture.name }.map { summary in
          Point(
            architecture: architecture.name, measured: measured, median: exp(summary.logRatio.median),
            low: exp(summary.logRatio.low), high: exp(summary.logRatio.high))
        }
      }
      return points.count < Self.fewest ? nil : (measure, points)
    }
  }

  /// Nil where there is too little to draw.
  var picture: Picture? {
    guard let marks = plots.first?.points.count, let scale else { return nil }
    let rows = (plots.count + 1) / 2
    return Picture(
      id: "foresight", title: "Static measures and the cost of change",
      reading:
        "Across what the sources measured before any request, up the median of an architecture’s nine patches, as times those of "
        + "\(reference), with its 96 % order interval as a line. \(marks) marks are too few to say whether one goes with the other.",
      description: plots[0].points.map { "\($0.architecture): \(NumberText.times($0.median))" }
        .joined(separator: "; ") + ".",
      width: 2 * Self.columnWidth, height: Double(rows) * Self.rowHeight + legendHeight,
      drawing: Markup(
        plots.enumerated().map { index, plot in
          self.plot(
            plot.measure, plot.points, scale, at: Double(index % 2) * Self.columnWidth,
            Double(index / 2) * Self.rowHeight)
        } + [legend(at: Double(rows) * Self.rowHeight + 12)]),
      table: .table(
        "Static measures and the median of nine patches",
        header: ["architecture", "measure", "measured", "median", "96 % order interval"],
        rows: plots.flatMap { plot in
          plot.points.map { point in
            [
              point.architecture, plot.measure.title, NumberText.text(point.measured, plot.measure.unit),
              NumberText.times(point.median),
              point.architecture == reference ? "–" : "\(NumberText.times(point.low))–\(NumberText.times(point.high))",
            ]
          }
        }))
  }

  // MARK: - Drawing

  private var scale: LinearScale? {
    LinearScale(plots.flatMap { $0.points.flatMap { [$0.low, $0.high] } }, from: Self.height, to: 24)
  }

  @MarkupBuilder
  private func plot(_ measure: Measure, _ points: [Point], _ up: LinearScale, at x: Double, _ y: Double) -> Markup {
    if let across = LinearScale(points.map(\.measured), from: x + Self.left, to: x + Self.left + Self.room) {
      SVG.words(x + Self.left, y + 12, SuiteWording.title(measure), class: "name")
      for tick in up.ticks {
        SVG.line(
          x + Self.left, y + up.place(tick), x + Self.left + Self.room, y + up.place(tick),
          class: tick == 1 ? "guide" : "grid")
        SVG.words(x + Self.left - 8, y + up.place(tick) + 4, NumberText.tick(tick), class: "quiet", anchor: "end")
      }
      for tick in across.ticks {
        SVG.words(
          across.place(tick), y + Self.height + 18, NumberText.text(tick, measure.unit), class: "quiet",
          anchor: "middle")
      }
      SVG.line(x + Self.left, y + Self.height, x + Self.left + Self.room, y + Self.height, class: "axis")
      for point in points {
        let place = across.place(point.measured)
        SVG.line(place, y + up.place(point.low), place, y + up.place(point.high), class: "interval")
        marker(point).markup(
          place, y + up.place(point.median),
          says: "\(point.architecture): \(NumberText.textWithUnit(point.measured, measure.unit)), "
            + "median \(NumberText.times(point.median))")
      }
    }
  }

  private func marker(_ point: Point) -> Marker {
    Marker(index: result.architectures.firstIndex { $0.name == point.architecture } ?? 0)
  }

  private static let namesPerRow = 5

  private var legendHeight: Double {
    Double(((plots.first?.points.count ?? 0) + Self.namesPerRow - 1) / Self.namesPerRow) * 20 + 8
  }

  @MarkupBuilder
  private func legend(at top: Double) -> Markup {
    let width = 2 * Self.columnWidth / Double(Self.namesPerRow)
    for (index, point) in (plots.first?.points ?? []).enumerated() {
      let x = Double(index % Self.namesPerRow) * width + 8
      let y = top + Double(index / Self.namesPerRow) * 20
      marker(point).markup(x, y)
      SVG.words(x + 12, y + 4, point.architecture, within: width - 24)
    }
  }
}

/// Where numbers stand on an axis on which equal differences take equal ways.
private struct LinearScale {
  private let low: Double
  private let step: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// Fails without two different numbers.
  init?(_ numbers: [Double], from start: Double, to end: Double) {
    guard let least = numbers.min(), let most = numbers.max(), most > least else { return nil }
    // Four or so round steps that hold all numbers.
    let rough = (most - least) / 4
    let power = pow(10, log10(rough).rounded(.down))
    step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
    low = (least / step).rounded(.down) * step
    high = (most / step).rounded(.up) * step
    self.start = start
    self.end = end
  }

  func place(_ number: Double) -> Double { start + (number - low) / (high - low) * (end - start) }

  var ticks: [Double] { stride(from: low, through: high + step / 2, by: step).map { $0 } }
}
