import Results

/// The dependency matrix of one architecture: a mark in a type's row for each type it refers to.
struct MatrixPicture {
  let architecture: String
  let index: Int
  let module: CouplingResult.Module
  let graph: RoleGraph
  let violations: Set<TypePair>

  var picture: Picture {
    let places = places
    let below = module.edges.count { (places[$0.from] ?? 0) > (places[$0.to] ?? 0) }
    return Picture(
      id: "matrix-\(index)", title: "Dependency matrix of \(architecture)",
      reading:
        "Each type has a row and a column, in the order of the roles above, which are framed. A mark says that the type of the row "
        + "refers to that of the column. Below the diagonal it is hollow: it leads back to what stands earlier. ✗ is forbidden by a rule.",
      description: "\(types.count) types with \(module.edges.count) references, \(below) of them below the diagonal.",
      width: left + size + 24, height: top + size + 16, drawing: drawing,
      table: .table(
        "References between the types of \(architecture)", header: ["from", "to", "places"],
        rows: module.edges.map { [$0.from, $0.to, "\($0.locations.count)"] }))
  }

  // MARK: - Places

  /// In the order of the roles.
  private var types: [CouplingResult.Node] { graph.roles.flatMap(\.types) }
  private var places: [String: Int] { Dictionary(types.enumerated().map { ($1.name, $0) }) { first, _ in first } }
  private var cell: Double { types.count > 80 ? 9 : types.count > 40 ? 11 : 15 }
  private var size: Double { cell * Double(types.count) }
  private var left: Double { min((types.map { SVG.width(of: $0.name) * fontShare }.max() ?? 0) + 12, 230) }
  private var fontShare: Double { types.count > 80 ? 0.72 : types.count > 40 ? 0.84 : 1 }
  private var top: Double { 8 }

  // MARK: - Drawing

  private var drawing: Markup {
    let places = places
    return Markup("g", ["class": types.count > 80 ? "matrix tiny" : types.count > 40 ? "matrix small" : "matrix"]) {
      SVG.rect(left, top, size, size, class: "ground")
      for (row, type) in types.enumerated() {
        if row.isMultiple(of: 2) { SVG.rect(left, top + Double(row) * cell, size, cell, class: "stripe") }
        SVG.words(
          left - 6, top + (Double(row) + 0.5) * cell + cell * 0.3, type.name, within: (left - 12) / fontShare + 2,
          anchor: "end")
        SVG.rect(left + Double(row) * cell, top + Double(row) * cell, cell, cell, class: "diagonal", says: type.name)
      }
      for edge in module.edges { mark(edge, places) }
      frames
    }
  }

  private func mark(_ edge: CouplingResult.Edge, _ places: [String: Int]) -> Markup {
    guard let row = places[edge.from], let column = places[edge.to] else { return .none }
    let isForbidden = violations.contains(TypePair(from: edge.from, to: edge.to))
    let x = left + Double(column) * cell
    let y = top + Double(row) * cell
    let says = "\(edge.from) → \(edge.to), \(Wording.count(edge.locations.count, "place", "places"))"
    guard !isForbidden else {
      return SVG.path(
        "M\(SVG.text(x + 1)) \(SVG.text(y + 1))l\(SVG.text(cell - 2)) \(SVG.text(cell - 2))m0 -\(SVG.text(cell - 2))"
          + "l-\(SVG.text(cell - 2)) \(SVG.text(cell - 2))", class: "forbidden", says: says + ", forbidden")
    }
    return SVG.rect(x + 1.5, y + 1.5, cell - 3, cell - 3, class: row > column ? "back" : "mark", says: says)
  }

  private var frames: Markup {
    var start = 0
    return Markup(
      graph.roles.map { role in
        defer { start += role.types.count }
        let from = Double(start) * cell
        let length = Double(role.types.count) * cell
        return SVG.rect(
          left + from, top + from, length, length, class: "frame",
          says: "\(role.name): \(Wording.count(role.types.count, "type", "types"))")
      })
  }
}
