import Results

struct GrowthSection: ReportSection {
  let id = "growth"
  let title = "Growth"
  let result: SuiteResult

  var content: Markup {
    guard let growth = result.growth else { return result.missing(.growth) }
    let names = result.architectures.map(\.name)
    return Markup([
      Markup("p", ["class": "prose"]) {
        "A user does the same in guides of \(Wording.list(growth.sizes.map { NumberText.plain($0) })) places. Both scales are "
          + "logarithmic: a straight line is a power of the number of places, a level one doesn’t grow. Medians of "
          + "\(Wording.count(growth.rounds, "round", "rounds"))."
        if !growth.leftOut.isEmpty {
          " Left out because they would take too long: \(Wording.list(growth.leftOut.map { NumberText.plain($0) }))."
        }
        if !growth.isOptimised { " The build was one for debugging: its times say little." }
      },
      Markup("div", ["class": "small-multiples"]) {
        for (index, task) in growth.tasks.enumerated() {
          if let picture = GrowthPicture(task: task, index: index, architectures: names).picture {
            picture.markup
          } else {
            Markup("p", ["class": "missing"]) { "\(task.name): nothing was timed." }
          }
        }
      },
    ])
  }
}

extension GrowthResult {
  func evidence(_ architectures: [String]) -> EvidenceTable {
    let columns: [EvidenceTable.Column<(task: String, point: Point)>] = [
      .init("task") { .text($0.task) },
      .init("places") { .count($0.point.places) },
      .init("median (µs)") { .number(orNone: $0.point.median.map { $0 * 1e9 }, .nanoseconds) },
      .init("rows laid out") { .number(orNone: $0.point.rows, .count) },
    ]
    return EvidenceTable("growth", "The tasks", of: architectures, columns: columns) { name in
      tasks.flatMap { task in (task.architectures.first { $0.name == name }?.points ?? []).map { (task.name, $0) } }
    }
  }
}
