/// Boxes on layers, as the page draws roles: what leads to others stands above them, wherever that is possible.
struct FlowDrawing {
  private static let rowHeight = 100.0
  private static let boxHeight = 34.0
  private static let gap = 30.0
  private let chart: FlowChart
  private let order: [String: Int]
  private let boxes: [String: (x: Double, y: Double, width: Double)]
  private let width: Double
  private let height: Double

  init(_ chart: FlowChart) {
    self.chart = chart
    // Dashed arrows, which stand for what is weak, lead wherever the others leave them.
    let weights = chart.edges.filter { $0.from != $0.to && !$0.isDashed }.reduce(into: [TypePair: Int]()) {
      $0[TypePair(from: $1.from, to: $1.to), default: 0] += 1
    }
    let sequence = RoleOrder.sequence(of: chart.ids, weights: weights)
    let order = Dictionary(uniqueKeysWithValues: sequence.enumerated().map { ($1, $0) })
    let layers = RoleOrder.layers(
      of: sequence, edges: weights.keys.filter { (order[$0.from] ?? 0) < (order[$0.to] ?? 0) })
    let boxWidth = { (id: String) in SVG.width(of: chart.name(id)) + 30 }
    let rows = layers.map { $0.reduce(-Self.gap) { $0 + boxWidth($1) + Self.gap } }
    let width = (rows.max() ?? 0) + 120
    var boxes: [String: (x: Double, y: Double, width: Double)] = [:]
    for (index, layer) in layers.enumerated() {
      // A box alone stands aside, in turns, so that long arrows don't run behind all of them.
      let isAlone = layer.count == 1 && index > 0 && index < layers.count - 1
      var x = (width - rows[index]) / 2 + (isAlone ? (index.isMultiple(of: 2) ? 36 : -36) : 0)
      for id in layer {
        boxes[id] = (x, 4 + Double(index) * Self.rowHeight, boxWidth(id))
        x += boxWidth(id) + Self.gap
      }
    }
    self.order = order
    self.boxes = boxes
    self.width = width
    height = Double(max(layers.count - 1, 0)) * Self.rowHeight + Self.boxHeight + 8
  }

  var result: (drawing: Markup, width: Double, height: Double) {
    let arrows = chart.edges.compactMap { Arrow(in: self, $0) }
    // Words come last, so that no line crosses them.
    return (Markup(arrows.map(\.markup) + chart.ids.map(box) + labels(of: arrows)), width, height)
  }

  private func box(_ id: String) -> Markup {
    guard let box = boxes[id] else { return .none }
    return Markup("g") {
      SVG.rect(box.x, box.y, box.width, Self.boxHeight, class: "box", round: 6)
      SVG.words(box.x + box.width / 2, box.y + 22, chart.name(id), anchor: "middle")
    }
  }

  /// Each where it hides least of what is there already, as near as can be to where its arrow begins.
  private func labels(of arrows: [Arrow]) -> [Markup] {
    var taken = boxes.values.map { Area(x: $0.x, y: $0.y, width: $0.width, height: Self.boxHeight) }
    return arrows.compactMap { arrow in
      guard let text = arrow.edge.label else { return nil }
      let wanted = 0.5 / max(arrow.span, 1)
      let places = stride(from: 0.08, through: 0.92, by: 0.04).map { share -> (area: Area, cost: Double) in
        let (x, y) = arrow.point(at: share)
        let area = Area(x: x - SVG.width(of: text) / 2 - 2, y: y - 8, width: SVG.width(of: text) + 4, height: 16)
        return (area, taken.reduce(0) { $0 + $1.overlap(with: area) } + abs(share - wanted))
      }
      guard let area = places.min(by: { $0.cost < $1.cost })?.area else { return nil }
      taken.append(area)
      return Markup("g") {
        SVG.rect(area.x, area.y, area.width, area.height, class: "under")
        SVG.words(area.x + area.width / 2, area.y + 12, text, class: "label", anchor: "middle")
      }
    }
  }

  private struct Area {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    func overlap(with other: Area) -> Double {
      max(min(x + width, other.x + other.width) - max(x, other.x), 0)
        * max(min(y + height, other.y + other.height) - max(y, other.y), 0)
    }
  }

  private struct Arrow {
    let edge: FlowChart.Edge
    /// How many rows it leads over.
    let span: Double
    private let points: [(x: Double, y: Double)]
    private let isUpward: Bool

    init?(in drawing: FlowDrawing, _ edge: FlowChart.Edge) {
      guard let from = drawing.boxes[edge.from], let to = drawing.boxes[edge.to], edge.from != edge.to else {
        return nil
      }
      self.edge = edge
      guard from.y != to.y else {
        // Neighbours in a row are linked from below.
        let (x, y) = ((from.x + from.width / 2, to.x + to.width / 2), from.y + FlowDrawing.boxHeight)
        points = [(x.0, y), (x.0, y + 44), (x.1, y + 44), (x.1, y)]
        (isUpward, span) = (true, 1)
        return
      }
      isUpward = (drawing.order[edge.from] ?? 0) > (drawing.order[edge.to] ?? 0)
      // There and back are two lines.
      let isBoth = drawing.chart.edges.contains { $0.from == edge.to && $0.to == edge.from }
      let aside = isBoth ? (isUpward ? 14.0 : -14) : 0
      let start = (x: from.x + from.width / 2 + aside, y: isUpward ? from.y : from.y + FlowDrawing.boxHeight)
      let end = (x: to.x + to.width / 2 + aside, y: isUpward ? to.y + FlowDrawing.boxHeight : to.y)
      span = abs(end.y - start.y) / FlowDrawing.rowHeight
      let swing = span > 1 ? (start.x + end.x < drawing.width ? -1.0 : 1) * 40 * (span - 0.5) : 0
      let bend = (end.y - start.y) * 0.4
      points = [start, (start.x + swing, start.y + bend), (end.x + swing, end.y - bend), end]
    }

    func point(at share: Double) -> (x: Double, y: Double) {
      let rest = 1 - share
      let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
      return zip(weights, points).reduce((0, 0)) { ($0.0 + $1.0 * $1.1.x, $0.1 + $1.0 * $1.1.y) }
    }

    var markup: Markup {
      let texts = points.map { "\(SVG.text($0.x)) \(SVG.text($0.y))" }
      return Markup("g") {
        SVG.path(
          "M\(texts[0])C\(texts.dropFirst().joined(separator: " "))", class: edge.isDashed ? "edge dashed" : "edge")
        SVG.path("M\(texts[3])l-4 \(isUpward ? "8" : "-8")h8Z", class: "head")
      }
    }
  }
}
