extension Measures {
  static let growth: [Measure] = [
    ("open", "opening the list", 0), ("searchOne", "a search with one match", 0),
    ("searchAll", "a search that all match", 0), ("scroll", "scrolling through all pages", 1),
    ("favourite", "toggling a favourite", 0), ("next", "next place and back", 0), ("relaunch", "a relaunch", 0),
  ].flatMap { task, name, asked in ofTask(task, name, asked: asked) }

  private static func ofTask(_ task: String, _ name: String, asked: Int) -> [Measure] {
    let cost = MeasureFamily(part: .growth, source: "The thread's own processor time, over guides of several sizes.") {
      result, name in
      result.growth?.tasks.first { $0.id == task }?.architectures.first { $0.name == name }
    }
    let power = "The power of the number of places with which"
    return [
      cost.measured(
        "\(task)Time", "growth of \(name), time", .exponent, .less,
        is: "\(power) its time grows; the task asks for \(asked).", by: "PowerLaw",
        limits:
          "Lists that outgrow a cache take longer. If no single power fits, the interval spans the exponents from each size to the next.",
        isTimed: true
      ) { cost in cost.timeGrowth.map { MeasuredValue($0.exponent, interval: cost.timeInterval) } },
      cost.from("Rows that the kit lays out, counted.")(
        "\(task)Rows", "growth of \(name), rows", .exponent, .less,
        is: "\(power) the laid-out rows grow; the task asks for \(asked).", by: "PowerLaw",
        limits: "Work that lays out no row isn't seen."
      ) { $0.rowGrowth?.exponent },
    ]
  }
}
