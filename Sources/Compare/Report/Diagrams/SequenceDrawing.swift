/// A lifeline for each that takes part, and below each other what they say.
struct SequenceDrawing {
  private static let boxHeight = 34.0
  private static let rowHeight = 36.0
  private let chart: SequenceChart
  /// The middles of the lifelines.
  private let columns: [Double]
  private let width: Double

  init(_ chart: SequenceChart) {
    self.chart = chart
    let widths = chart.names.map(Self.boxWidth)
    var columns: [Double] = []
    for index in widths.indices {
      guard index > 0 else {
        columns.append(widths[0] / 2 + 8)
        continue
      }
      var x = columns[index - 1] + (widths[index - 1] + widths[index]) / 2 + 16
      // Wide enough for what is said between two of them, and for what one says to itself.
      for case .message(let from, let to, let text, _, _) in chart.events {
        let (first, last) = (min(from, to), max(from, to))
        if last == index, first < index { x = max(x, columns[first] + SVG.width(of: text) + 24) }
        if first == last, last == index - 1 { x = max(x, columns[index - 1] + SVG.width(of: text) + 48) }
      }
      columns.append(x)
    }
    self.columns = columns
    let own = chart.events.map { event -> Double in
      switch event {
      case .message(let from, let to, let text, _, _) where from == to: columns[from] + SVG.width(of: text) + 56
      case .note(let first, let last, let text): (columns[first] + columns[last] + SVG.width(of: text)) / 2 + 28
      default: 0
      }
    }
    width = max((columns.last ?? 0) + (widths.last ?? 0) / 2 + 8, own.max() ?? 0)
  }

  private static func boxWidth(_ name: String) -> Double { max(SVG.width(of: name) + 24, 64) }

  var result: (drawing: Markup, width: Double, height: Double) {
    let born = Set(chart.events.compactMap { if case .begins(let place) = $0 { place } else { nil } })
    var begins = columns.indices.map { born.contains($0) ? nil : Optional(0.0) }
    var ends: [Double?] = columns.map { _ in nil }
    var marks: [Markup] = []
    var loops: [(y: Double, text: String)] = []
    var y = Self.boxHeight + 22
    for event in chart.events {
      switch event {
      case .begins: continue
      case .ends(let place): ends[place] = y
      case .loop(let text): loops.append((y, text))
      case .loopEnds:
        if let loop = loops.popLast() { marks.append(frame(loop.text, from: loop.y - 12, to: y - 8)) }
        continue
      case .note(let first, let last, let text): marks.append(note(text, from: first, to: last, y))
      case .message(let from, let to, let text, let isReply, let ends):
        var x = columns[to]
        if begins[to] == nil {
          begins[to] = y - Self.boxHeight / 2
          x -= Self.boxWidth(chart.names[to]) / 2 * (from < to ? 1 : -1)
        }
        marks.append(message(text, from: columns[from], to: x, y, isReply: isReply, ends: ends))
      }
      if case .ends = event { continue }
      y += Self.rowHeight
    }
    let lines = columns.indices.map { place in lifeline(place, from: begins[place] ?? 0, to: ends[place] ?? y) }
    return (Markup(lines + marks), width, y + 8)
  }

  private func lifeline(_ place: Int, from top: Double, to bottom: Double) -> Markup {
    let (x, name) = (columns[place], chart.names[place])
    return Markup("g") {
      SVG.line(x, top + Self.boxHeight, x, bottom, class: "life")
      SVG.rect(x - Self.boxWidth(name) / 2, top + 2, Self.boxWidth(name), Self.boxHeight - 2, class: "box", round: 6)
      SVG.words(x, top + 22, name, anchor: "middle")
    }
  }

  private func message(
    _ text: String, from start: Double, to end: Double, _ y: Double, isReply: Bool, ends: Bool
  ) -> Markup {
    let name = isReply ? "edge dashed" : "edge"
    let (x, base, tip) = (SVG.text(start), SVG.text(y), SVG.text(end))
    guard start != end else {
      return Markup("g") {
        SVG.path("M\(x) \(SVG.text(y - 6))h28v14h-22", class: name)
        SVG.path("M\(x) \(SVG.text(y + 8))l8 -4v8Z", class: "head")
        SVG.words(start + 36, y + 5, text, class: "label")
      }
    }
    let back = end > start ? -8.0 : 8
    return Markup("g") {
      SVG.line(start, y, end, y, class: name)
      if ends {
        SVG.path("M\(SVG.text(end - 5)) \(SVG.text(y - 5))l10 10m0 -10l-10 10", class: "edge")
      } else {
        SVG.path("M\(tip) \(base)l\(SVG.text(back)) -4v8Z", class: "head")
      }
      SVG.words((start + end) / 2, y - 6, text, class: "label", anchor: "middle")
    }
  }

  private func note(_ text: String, from first: Int, to last: Int, _ y: Double) -> Markup {
    let (from, to) = (columns[min(first, last)], columns[max(first, last)])
    let wide = max(SVG.width(of: text) + 20, to - from + 40)
    let x = max((from + to) / 2 - wide / 2, 2)
    return Markup("g") {
      SVG.rect(x, y - 16, wide, 24, class: "note", round: 3)
      SVG.words(x + wide / 2, y, text, class: "label", anchor: "middle")
    }
  }

  private func frame(_ text: String, from top: Double, to bottom: Double) -> Markup {
    Markup("g") {
      SVG.rect(4, top - 12, width - 8, bottom - top, class: "frame", round: 3)
      SVG.words(12, top + 2, "loop: \(text)", class: "label")
    }
  }
}
