import Metrics
import Results

struct CoveragePicture {
  private static let left = 200.0
  private static let room = 440.0
  private static let rowHeight = 20.0
  let architectures: [CoverageResult.Architecture]

  var picture: Picture {
    let rows = architectures.reduce(0) { $0 + $1.roles.count }
    return Picture(
      id: "coverage-by-role", title: "Code that runs, by role",
      reading:
        "The share of each role’s regions that run: a disc for the own tests, a ring for the own tests that load no screen, a "
        + "triangle for the charter, a diamond for the stories. In brackets how many regions there are.",
      description: architectures.map { architecture in
        let shares = CoverageResult.runs.map { "\(Self.percent(architecture.total[keyPath: $0.share])) by \($0.name)" }
        return "\(architecture.name): \(Wording.list(shares))"
      }.joined(separator: "; ") + ".",
      width: Self.left + Self.room + 70, height: 32 + Double(rows) * Self.rowHeight + Double(architectures.count) * 52,
      drawing: drawing,
      table: .table(
        "Regions that run, by role", header: ["architecture", "role", "regions"] + CoverageResult.runs.map(\.name),
        rows: architectures.flatMap { architecture in
          (architecture.roles + [architecture.total]).map { part in
            let name = part.name == architecture.name ? "all" : part.name
            let shares = CoverageResult.runs.map { Self.percent(part[keyPath: $0.share]) }
            return [architecture.name, name, "\(part.ownTests.regions)"] + shares
          }
        }))
  }

  private static func percent(_ covered: CoveredShare) -> String {
    covered.regionShare.map { NumberText.share($0) } ?? "none"
  }

  // MARK: - Drawing

  private var drawing: Markup {
    var y = 12.0
    return Markup([legend(at: &y)] + architectures.map { block($0, at: &y) })
  }

  private func legend(at y: inout Double) -> Markup {
    defer { y += 12 }
    var x = Self.left
    return Markup(
      CoverageResult.runs.enumerated().map { index, kind in
        defer { x += SVG.width(of: kind.name) + 36 }
        return Markup([Self.sign(index, x, y), SVG.words(x + 12, y + 4, kind.name)])
      })
  }

  private func block(_ architecture: CoverageResult.Architecture, at y: inout Double) -> Markup {
    y += 28
    let top = y + 6
    let parts = [architecture.total] + architecture.roles
    let rows = parts.enumerated().map { index, part in
      y += index == 0 ? 0 : Self.rowHeight
      return row(part, of: architecture.name, isTotal: index == 0, at: y)
    }
    y += 16
    let bottom = y - 8
    let grid = [0.0, 0.25, 0.5, 0.75, 1].map { share in
      let x = Self.left + share * Self.room
      return Markup([
        SVG.line(x, top - 16, x, bottom, class: "grid"),
        SVG.words(x, bottom + 12, "\(Int(share * 100)) %", class: "quiet", anchor: "middle"),
      ])
    }
    y += 8
    return Markup(grid + rows)
  }

  @MarkupBuilder
  private func row(_ part: CoverageResult.Part, of name: String, isTotal: Bool, at y: Double) -> Markup {
    let label = isTotal ? name : "\(part.name) (\(part.ownTests.regions))"
    let shares = CoverageResult.runs.map { part[keyPath: $0.share].regionShare }
    let known = shares.compactMap(\.self)
    SVG.words(Self.left - 14, y + 4, label, within: Self.left - 14, class: isTotal ? "name" : nil, anchor: "end")
    if let least = known.min(), let most = known.max() {
      SVG.line(Self.left + least * Self.room, y, Self.left + most * Self.room, y, class: "span")
    } else {
      SVG.words(Self.left + 6, y + 4, "no regions", class: "quiet")
    }
    for (index, share) in shares.enumerated() {
      if let share {
        let says = "\(NumberText.share(share)) by \(CoverageResult.runs[index].name)"
        Self.sign(index, Self.left + share * Self.room, y, says: "\(name), \(isTotal ? "all" : part.name): \(says)")
      }
    }
  }

  private static func sign(_ index: Int, _ x: Double, _ y: Double, says: String? = nil) -> Markup {
    let (name, marker) = [("tests", 0), ("screenless", 0), ("charter", 2), ("stories", 3)][index]
    return SVG.path(Marker(index: marker).commands(x, y), class: "sign \(name)", says: says)
  }
}
