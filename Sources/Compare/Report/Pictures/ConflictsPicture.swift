import Results

/// A grid for each implementation: a cell for each pair of requests, dark where the two changes collide.
struct ConflictsPicture {
  private static let cell = 17.0
  private let result: ConflictsResult

  init(_ result: ConflictsResult) { self.result = result }

  private var side: Double { Self.cell * Double(result.requests.count) }

  /// For example `Of 36 pairs of changes, 11 collide in MVC and 15 in VIPER.`
  var description: String {
    let counts = result.architectures.map { "\(result.count(of: $0)) in \($0)" }
    return "Pairs of changes that collide, of \(result.pairs.count): \(Wording.list(counts))."
  }

  private func drawing(of name: String, at x: Double, _ y: Double) -> Markup {
    let requests = result.requests
    return Markup("g", ["transform": "translate(\(SVG.text(x)) \(SVG.text(y)))"]) {
      for (row, request) in requests.enumerated() {
        SVG.words(-4, Double(row) * Self.cell + 13, request, class: "quiet", anchor: "end")
        if row > 0 {
          for column in 0..<row {
            cell(result.pairs.first { $0.requests == [requests[column], request] }, name, row, column)
          }
        }
        SVG.words(Double(row) * Self.cell + Self.cell / 2, side + 12, request, class: "quiet", anchor: "middle")
      }
    }
  }

  private func cell(_ pair: ConflictsResult.Pair?, _ name: String, _ row: Int, _ column: Int) -> Markup {
    guard let pair, let entry = pair.entry(of: name) else { return .none }
    let (kind, words) =
      entry.collides
      ? ("collides", "collide in \(Wording.list(entry.sources.map { String($0.split(separator: "/").last ?? "") }))")
      : entry.silent.map { ("silent", "merge and then fail: \($0.text)") } ?? ("merges", "merge")
    return SVG.rect(
      Double(column) * Self.cell + 1, Double(row) * Self.cell + 1, Self.cell - 2, Self.cell - 2, class: "pair \(kind)",
      round: 2, says: "\(pair.requests.joined(separator: " and ")) \(words)")
  }

  var picture: Picture {
    let (stepX, stepY) = (side + 70, side + 60)
    let rows = (result.architectures.count + 2) / 3
    return Picture(
      id: "conflicts", title: "When two changes meet",
      reading:
        "Each cell is a pair of requests, implemented side by side. Orange: git can’t merge the two in the sources. "
        + "Purple: it can, and the result fails.",
      description: description, width: stepX * 3 - 30, height: stepY * Double(rows),
      drawing: Markup(
        result.architectures.enumerated().map { index, name in
          let (x, y) = (Double(index % 3) * stepX + 24, Double(index / 3) * stepY)
          return Markup([
            SVG.words(x, y + 16, "\(name): \(result.count(of: name))", class: "name"), drawing(of: name, at: x, y + 26),
          ])
        }),
      table: .table(
        "Files in which changes collide", header: ["Pair"] + result.architectures,
        rows: result.pairs.map { pair in [pair.name] + result.architectures.map { Self.text(pair.entry(of: $0)) } }))
  }

  private static func text(_ entry: ConflictsResult.Entry?) -> String {
    guard let entry else { return "–" }
    if entry.collides { return Wording.count(entry.sources.count, "file", "files") }
    return entry.silent.map { "fails: \($0.level.rawValue)" } ?? "merges"
  }
}
