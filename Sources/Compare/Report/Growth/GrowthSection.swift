import Results

extension SuiteResult {
  var growthSection: ReportSection {
    section("growth", "Growth", of: .growth, growth) { growth in
      Markup([
        Markup("p", ["class": "prose"]) { growth.introduction },
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
}

extension GrowthResult {
  @MarkupBuilder
  fileprivate var introduction: Markup {
    "A user does the same in guides of \(Wording.list(sizes.map { NumberText.plain($0) })) places. Both scales are "
      + "logarithmic: a straight line is a power of the number of places, a level one doesn’t grow. Medians of "
      + "\(Wording.count(rounds, "round", "rounds"))."
    if !leftOut.isEmpty {
      " Left out because they would take too long: \(Wording.list(leftOut.map { NumberText.plain($0) }))."
    }
    if !isOptimised { " The build was one for debugging: its times say little." }
  }

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
