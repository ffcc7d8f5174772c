import Results

struct RoleGraphPicture {
  private static let rowHeight = 104.0
  private static let boxHeight = 44.0
  private static let gap = 28.0
  private static let margin = 44.0
  let architecture: String
  let index: Int
  let module: CouplingResult.Module
  let graph: RoleGraph

  var picture: Picture {
    let violations = graph.edges.reduce(0) { $0 + $1.violations }
    let upward = graph.edges.count(where: \.isUpward)
    return Picture(
      id: "roles-\(index)", title: "Roles of \(architecture): who refers to whom",
      reading:
        "A box is a role with its types, an arrow the references between two roles, the thicker the more. Dashed arrows lead "
        + "upwards and so close a cycle of roles; ↻ marks types in cycles; ✗ marks references that a rule forbids.",
      description:
        "\(graph.roles.count) roles on \(graph.layers.count) layers with \(graph.edges.count) arrows; \(upward) lead "
        + "upwards, \(Wording.count(violations, "reference is", "references are")) forbidden by a rule.",
      width: width, height: Double(max(graph.layers.count, 1) - 1) * Self.rowHeight + Self.boxHeight + 16,
      drawing: Markup("g", ["class": "graph", "data-graph": architecture]) {
        for edge in graph.edges { arrow(edge) }
        for role in graph.roles { box(role) }
      },
      table: .table(
        "References between the roles of \(architecture)",
        header: ["from", "to", "pairs of types", "upwards", "forbidden"],
        rows: graph.edges.map { [$0.from, $0.to, "\($0.references)", $0.isUpward ? "yes" : "no", "\($0.violations)"] }))
  }

  // MARK: - Places

  private var width: Double {
    let widest = graph.layers.map { layer in layer.reduce(0) { $0 + boxWidth($1) + Self.gap } - Self.gap }.max() ?? 0
    return max(widest + 2 * Self.margin, 480)
  }

  private func boxWidth(_ role: String) -> Double { min(max(SVG.width(ofName: role) + 24, 108), 260) }

  private var boxes: [String: (x: Double, y: Double, width: Double)] {
    graph.layers.enumerated().reduce(into: [:]) { boxes, layer in
      let widths = layer.element.map(boxWidth)
      let total = widths.reduce(0, +) + Self.gap * Double(widths.count - 1)
      // Shifts single boxes aside, so that long arrows don't run behind boxes all the way.
      let isAlone = layer.element.count == 1 && layer.offset > 0 && layer.offset < graph.layers.count - 1
      let shift = isAlone ? (layer.offset.isMultiple(of: 2) ? -60.0 : 120) : 0
      var x = (width - total) / 2 + shift
      for (name, boxWidth) in zip(layer.element, widths) {
        boxes[name] = (x, 8 + Double(layer.offset) * Self.rowHeight, boxWidth)
        x += boxWidth + Self.gap
      }
    }
  }

  // MARK: - Drawing

  private func box(_ role: RoleGraph.Role) -> Markup {
    guard let box = boxes[role.name] else { return .none }
    let inCycles = role.types.count { type in module.cycles.contains { $0.contains(type.name) } }
    let types = Wording.count(role.types.count, "type", "types") + (inCycles > 0 ? ", \(inCycles) ↻" : "")
    let middle = box.x + box.width / 2
    return Markup("g", ["class": "role", "data-role": role.name]) {
      SVG.rect(
        box.x, box.y, box.width, Self.boxHeight, class: inCycles > 0 ? "box cyclic" : "box", round: 6,
        says: "\(role.name): \(types), \(Wording.count(role.inner, "reference", "references")) among them")
      SVG.words(middle, box.y + 19, role.name, within: (box.width - 20) * 0.85, class: "name", anchor: "middle")
      SVG.words(middle, box.y + 35, types, class: "quiet", anchor: "middle")
    }
  }

  private func arrow(_ edge: RoleGraph.Edge) -> Markup {
    guard let from = boxes[edge.from], let to = boxes[edge.to] else { return .none }
    let start = (x: from.x + from.width / 2, y: edge.isUpward ? from.y : from.y + Self.boxHeight)
    let end = (x: to.x + to.width / 2, y: edge.isUpward ? to.y + Self.boxHeight : to.y)
    // Long arrows swing out, away from boxes in between.
    let span = abs(end.y - start.y) / Self.rowHeight
    let side = start.x + end.x < width ? -1.0 : 1
    let swing = span > 1 ? side * 18 * span : 0
    let bend = (end.y - start.y) * 0.45
    let name = ["arrow", edge.isUpward ? "upward" : nil, edge.violations > 0 ? "forbidden" : nil].compactMap(\.self)
    let numbers = [start.x, start.y, start.x + swing, start.y + bend, end.x + swing, end.y - bend, end.x, end.y]
    let says =
      "\(edge.from) → \(edge.to): \(Wording.count(edge.references, "pair of types", "pairs of types"))"
      + (edge.violations > 0 ? ", \(edge.violations) forbidden" : "")
    let thickness = min(1 + Double(edge.references) / 8, 6)
    return Markup("g", ["class": name.joined(separator: " "), "data-from": edge.from, "data-to": edge.to]) {
      Markup("title") { says }
      Markup(
        "path",
        [
          "d": "M\(SVG.text(numbers[0])) \(SVG.text(numbers[1]))C"
            + numbers.dropFirst(2).map(SVG.text).joined(separator: " "),
          "stroke-width": SVG.text(thickness),
        ])
      head(at: end, isUpward: edge.isUpward, thickness: thickness)
      if edge.violations > 0 {
        SVG.words(
          (start.x + end.x) / 2 + swing * 0.75, (start.y + end.y) / 2 + 5, "✗ \(edge.violations)", class: "cross")
      }
    }
  }

  private func head(at end: (x: Double, y: Double), isUpward: Bool, thickness: Double) -> Markup {
    let size = 4 + thickness
    let base = isUpward ? end.y + size * 1.4 : end.y - size * 1.4
    return SVG.path(
      "M\(SVG.text(end.x)) \(SVG.text(end.y))L\(SVG.text(end.x - size)) \(SVG.text(base))L\(SVG.text(end.x + size)) "
        + "\(SVG.text(base))Z", class: "head")
  }
}
