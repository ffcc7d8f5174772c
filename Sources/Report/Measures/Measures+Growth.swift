import Runtime

extension Measures {
  /// How the cost of each task grows with the number of places.
  static let growth: [Measure] = [
    ("open", "opening the list", 0.0), ("searchOne", "a search with one match", 0),
    ("searchAll", "a search that all match", 0), ("scroll", "scrolling through all pages", 1),
    ("favourite", "toggling a favourite", 0), ("next", "next place and back", 0), ("relaunch", "a relaunch", 0),
  ].flatMap { task, name, asked in [time(of: task, name, asked), rows(of: task, name, asked)] }

  private static func time(of task: String, _ name: String, _ asked: Double) -> Measure {
    Measure(
      "\(task)Time", of: .growth, title: "growth of \(name), time", unit: .exponent, direction: .less,
      definition: "The power of the number of places that its time grows with; the task asks for \(Int(asked)).",
      computedBy: "PowerLaw", source: "The thread's own processor time, over guides of several sizes.",
      limits:
        "What no longer fits in a cache takes longer. Where no single power fits, the interval spans those from size to size.",
      isHeadline: task == "scroll",
      isTimed: true,
      value: { result, architecture in
        cost(result, task, architecture)?.timeGrowth.map { law in
          MeasuredValue(law.exponent, interval: cost(result, task, architecture)?.timeInterval)
        }
      })
  }

  private static func rows(of task: String, _ name: String, _ asked: Double) -> Measure {
    Measure(
      "\(task)Rows", of: .growth, title: "growth of \(name), rows", unit: .exponent, direction: .less,
      definition:
        "The power of the number of places that the laid-out rows grow with; the task asks for \(Int(asked)).",
      computedBy: "PowerLaw", source: "Rows that the kit lays out, counted.",
      limits: "Work that lays out no row isn't seen.",
      value: { result, architecture in
        cost(result, task, architecture)?.rowGrowth.map { MeasuredValue($0.exponent) }
      })
  }

  private static func cost(
    _ result: SuiteResult, _ task: String, _ architecture: String
  ) -> GrowthResult.Architecture? {
    result.growth?.tasks.first { $0.id == task }?.architectures.first { $0.name == architecture }
  }
}
