import Foundation
import Results
import Metrics

struct TimePicture {
  private struct Row {
    let name: String
    let estimate: RatioEstimate
    let index: Int?
  }

  private static let left = 250.0
  private static let room = 380.0
  private static let rowHeight = 26.0
  private let runtime: RuntimeResult
  private let rows: [Row]

  init(_ runtime: RuntimeResult) {
    self.runtime = runtime
    let implementations = runtime.subjects.filter { $0.role == .implementation }.map(\.name)
    rows = runtime.subjects.filter { $0.role != .replay && $0.name != runtime.reference }.flatMap { subject in
      guard let comparison = runtime.overall.comparison(of: subject.name, to: runtime.reference) else {
        return [Row]()
      }
      let index = implementations.firstIndex(of: subject.name)
      return [
        comparison.raw.map { Row(name: subject.name, estimate: $0, index: index) },
        comparison.net.map { Row(name: "\(subject.name), without the harness", estimate: $0, index: index) },
      ].compactMap(\.self)
    }
  }

  var picture: Picture {
    Picture(
      id: "times", title: "Time against \(runtime.reference), all stories together",
      reading:
        "A mark is how many times \(runtime.reference)’s time it takes, the line through it the 95 % interval of all pairs together"
        + "\(runtime.isOfOneSession ? ", within this session" : ""). The band is the margin: a difference that stays in it is not worth a word. "
        + "Without the harness: the driver's own time is subtracted from both. It is the same evidence, not more.",
      description: rows.map {
        "\($0.name): \(RuntimeWording.ratio($0.estimate, margin: runtime.margin)), \($0.estimate.verdict.rawValue)"
      }.joined(separator: "; ") + ".",
      width: Self.left + Self.room + 190, height: Double(rows.count) * Self.rowHeight + 62, drawing: drawing,
      table: .table(
        "Time against \(runtime.reference)", header: ["", "against it", "from", "to", "verdict"],
        rows: rows.map { row in
          let (ratio, low, high) = RuntimeWording.texts(of: row.estimate, margin: runtime.margin)
          return [row.name, ratio, low, high, row.estimate.verdict.rawValue]
        }))
  }

  private var scale: ClosedRange<Double> {
    let margin = runtime.margin
    let low = (rows.map { log($0.estimate.low) } + [-log(margin) * 1.6]).min() ?? -0.02
    let high = (rows.map { log($0.estimate.high) } + [log(margin) * 1.6]).max() ?? 0.02
    let pad = (high - low) * 0.06
    return (low - pad)...(high + pad)
  }

  private func x(_ ratio: Double) -> Double {
    Self.left + (log(ratio) - scale.lowerBound) / (scale.upperBound - scale.lowerBound) * Self.room
  }

  @MarkupBuilder
  private var drawing: Markup {
    let margin = runtime.margin
    let bottom = 24 + Double(rows.count) * Self.rowHeight
    SVG.rect(
      x(1 / margin), 16, x(margin) - x(1 / margin), bottom - 12, class: "margin",
      says: "The margin: \(NumberText.ratio(1 / margin)) to \(NumberText.ratio(margin))")
    SVG.line(x(1), 16, x(1), bottom + 4, class: "axis")
    SVG.words(x(1), 10, "as \(runtime.reference)", class: "quiet", anchor: "middle")
    for tick in ticks {
      SVG.line(x(tick), bottom + 4, x(tick), bottom + 9, class: "axis")
      SVG.words(x(tick), bottom + 22, NumberText.tick(tick), class: "quiet", anchor: "middle")
    }
    SVG.line(Self.left, bottom + 4, Self.left + Self.room, bottom + 4, class: "axis")
    for (index, row) in rows.enumerated() { line(row, at: 34 + Double(index) * Self.rowHeight) }
  }

  private var ticks: [Double] {
    let low = exp(scale.lowerBound)
    let high = exp(scale.upperBound)
    // On a long axis, equal steps would crowd at one end.
    guard high / low < 50 else {
      let powers = Array(stride(from: log10(low).rounded(.up), through: log10(high), by: 1))
      return powers.enumerated().filter { $0.offset.isMultiple(of: powers.count / 6 + 1) }.map { pow(10, $0.element) }
    }
    let step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5].first { (high - low) / $0 <= 7 } ?? 10
    return stride(from: (low / step).rounded(.up), through: (high / step).rounded(.down), by: 1)
      .map { ($0 * step * 1000).rounded() / 1000 }.filter { $0 > 0 }
  }

  @MarkupBuilder
  private func line(_ row: Row, at y: Double) -> Markup {
    SVG.words(Self.left - 14, y + 4, row.name, within: Self.left - 14, anchor: "end")
    SVG.line(x(row.estimate.low), y, x(row.estimate.high), y, class: "interval")
    for end in [row.estimate.low, row.estimate.high] { SVG.line(x(end), y - 4, x(end), y + 4, class: "interval") }
    Marker(index: row.index ?? 0).markup(
      x(row.estimate.ratio), y, says: "\(row.name): \(RuntimeWording.ratio(row.estimate, margin: runtime.margin))")
    let words = "\(NumberText.ratio(row.estimate.ratio)), \(row.estimate.verdict.rawValue)"
    SVG.words(Self.left + Self.room + 12, y + 4, words)
  }
}
