/// How the cost of what a user does grows with the number of places.
struct GrowthSection: ReportSection {
  let id = "growth"
  let title = "Growth"
  private let result: SuiteResult

  init(_ result: SuiteResult) {
    self.result = result
  }

  var content: Markup {
    guard let growth = result.growth else { return MissingPart(.growth, in: result).markup }
    let names = result.architectures.map(\.name)
    return Markup([
      Markup("p", ["class": "prose"]) {
        "A user does the same in guides of \(Wording.list(growth.sizes.map { NumberText.plain($0) })) places. Both scales are "
          + "logarithmic: a straight line is a power of the number of places, a level one doesn’t grow. Medians of "
          + "\(Wording.count(growth.rounds, "round", "rounds"))."
        if !growth.leftOut.isEmpty {
          " Left out, as they would have taken too long: \(Wording.list(growth.leftOut.map { NumberText.plain($0) }))."
        }
        if !growth.isOptimised { " The build was one for debugging: its times say little." }
      },
      Markup("div", ["class": "small-multiples"]) {
        for (index, task) in growth.tasks.enumerated() {
          if let picture = GrowthPicture(task, index: index, of: names).picture {
            picture.markup
          } else {
            Markup("p", ["class": "missing"]) { "\(task.name): nothing was timed." }
          }
        }
      },
    ])
  }
}
