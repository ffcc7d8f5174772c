import Results

struct LinesPicture {
  struct RoleLines: Equatable {
    let role: String
    let lines: [LinesResult.Purpose: Int]
    var total: Int { lines.values.reduce(0, +) }
  }

  private static let purposes: [LinesResult.Purpose] = [.app, .protocols]
  private static let left = 190.0
  private static let room = 560.0
  private static let rowHeight = 19.0
  private let architectures: [(name: String, roles: [RoleLines])]

  init(_ lines: LinesResult, of names: [String]) {
    architectures = names.map { name in
      let roles = Dictionary(grouping: lines.only(name).shares) { $0.role ?? RoleGraph.noRole }.map { role, shares in
        RoleLines(role: role, lines: shares.reduce(into: [:]) { $0[$1.purpose, default: 0] += $1.code })
      }
      return (name, roles.sorted { ($1.total, $0.role) < ($0.total, $1.role) })
    }.filter { !$0.roles.isEmpty }
  }

  var picture: Picture {
    let rows = architectures.reduce(0) { $0 + $1.roles.count }
    return Picture(
      id: "lines-by-role", title: "Code lines by role",
      reading:
        "The roles of each architecture, from the largest to the smallest, all on the same scale. Outlined are protocols alone.",
      description: architectures.map { "\($0.name): \(total(of: $0.roles)) lines in \($0.roles.count) roles" }
        .joined(separator: "; ") + ".",
      width: Self.left + Self.room + 60,
      height: Double(architectures.count) * 34 + Double(rows) * Self.rowHeight + 60, drawing: drawing,
      table: .table(
        "Code lines by role", header: ["architecture", "role"] + Self.purposes.map(\.text) + ["all"],
        rows: architectures.flatMap { architecture in
          architecture.roles.map { role in
            [architecture.name, role.role] + Self.purposes.map { "\(role.lines[$0] ?? 0)" } + ["\(role.total)"]
          }
        }))
  }

  private func total(of roles: [RoleLines]) -> Int { roles.reduce(0) { $0 + $1.total } }

  private var scale: Double {
    Self.room / Double(max(architectures.flatMap { $0.roles.map(\.total) }.max() ?? 1, 1))
  }

  private var drawing: Markup {
    var y = 8.0
    return Markup([legend(at: &y)] + architectures.map { breakdown($0.name, $0.roles, at: &y) })
  }

  private func legend(at y: inout Double) -> Markup {
    defer { y += 30 }
    var x = Self.left
    return Markup(
      Self.purposes.map { purpose in
        defer { x += SVG.width(of: purpose.text) + 44 }
        return Markup([
          SVG.rect(x, y, 14, 12, class: "bar \(purpose.rawValue)"),
          SVG.words(x + 20, y + 10, purpose.text),
        ])
      })
  }

  private func breakdown(_ name: String, _ roles: [RoleLines], at y: inout Double) -> Markup {
    y += 30
    let heading = SVG.words(Self.left, y, name, class: "name")
    y += 4
    return Markup(
      [heading]
        + roles.map { role in
          y += Self.rowHeight
          return row(name, role, at: y)
        })
  }

  private func row(_ name: String, _ role: RoleLines, at y: Double) -> Markup {
    var x = Self.left
    let bars = Self.purposes.compactMap { purpose -> Markup? in
      guard let lines = role.lines[purpose], lines > 0 else { return nil }
      defer { x += Double(lines) * scale }
      return SVG.rect(
        x, y - 11, Double(lines) * scale, 13, class: "bar \(purpose.rawValue)",
        says: "\(name), \(role.role), \(purpose.text): \(Wording.count(lines, "line", "lines"))")
    }
    return Markup([
      SVG.words(Self.left - 10, y, role.role, within: Self.left - 10, anchor: "end"), Markup(bars),
      SVG.words(x + 6, y, "\(role.total)", class: "value"),
    ])
  }
}
