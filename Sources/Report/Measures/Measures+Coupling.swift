import Runtime

extension Measures {
  /// Who refers to whom.
  static let coupling: [Measure] = [
    Measure(
      "types", of: .coupling, title: "types", unit: .count,
      definition: "Types of the module with their extensions; one of another module as far as this one extends it.",
      computedBy: "TypeGraph", source: index, limits: "Types in functions are left out.", isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue(Double($0.nodes.count)) } }),
    Measure(
      "edges", of: .coupling, title: "references between types", unit: .count,
      definition: "Ordered pairs of types of which a member of the first refers to the second or to a member of it.",
      computedBy: "TypeGraph", source: index, limits: gaps, isAppendix: true,
      value: { graph($0, $1).map { MeasuredValue(Double($0.edges.count)) } }),
    quantile("fanInMedian", "fan-in, median", .median, "refer to a type", by: "TypeGraph.fanIn", \.fanIn),
    quantile("fanInP90", "fan-in, 90th percentile", .ninetieth, "refer to a type", by: "TypeGraph.fanIn", \.fanIn),
    quantile("fanOutMedian", "fan-out, median", .median, "a type refers to", by: "TypeGraph.fanOut", \.fanOut),
    quantile("fanOutP90", "fan-out, 90th percentile", .ninetieth, "a type refers to", by: "TypeGraph.fanOut", \.fanOut),
    Measure(
      "meanReach", of: .coupling, title: "mean reach", unit: .count,
      definition: "How many types a type gets to by references, itself included: the mean over all types.",
      computedBy: "TypeGraph.meanReach", source: index,
      limits: "Doesn't go on from a protocol to who is called through it, which the index doesn't know.",
      isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue($0.meanReach) } }),
    Measure(
      "meanReachWithConformers", of: .coupling, title: "mean reach, with what conforms", unit: .count,
      definition: "The mean reach where a protocol also leads to each type that conforms to it.",
      computedBy: "TypeGraph.meanReachWithConformers", source: index,
      limits: "An upper bound of what protocols lead to: where one is used, hardly all that conform to it are.",
      isHeadline: true, value: { graph($0, $1).map { MeasuredValue($0.meanReachWithConformers) } }),
    Measure(
      "reachAgainstChance", of: .coupling, title: "mean reach, against chance", unit: .multiple,
      definition:
        "How many times the mean reach of graphs wired at random in which each type keeps its fan-in and its fan-out.",
      computedBy: "TypeGraph.meanReachByChance", source: index,
      limits: "What the degrees themselves come from is not chance.", isHeadline: true,
      value: { result, name in
        graph(result, name).flatMap { module in
          module.meanReachByChance > 0 ? MeasuredValue(module.meanReach / module.meanReachByChance) : nil
        }
      }),
    Measure(
      "linesReached", of: .coupling, title: "mean reach, in lines", unit: .lines,
      definition:
        "How many lines the types take up that a line's type reaches, itself included: the mean over the lines of all types.",
      computedBy: "TypeGraph.meanLinesReached", source: index,
      limits: "Comments and blank lines in a type are lines of it.",
      value: { graph($0, $1).map { MeasuredValue($0.meanLinesReached) } }),
    Measure(
      "propagationCost", of: .coupling, title: "propagation cost", unit: .share,
      definition: "The share of ordered pairs of types of which the first reaches the second, itself included.",
      computedBy: "TypeGraph.propagationCost", source: index,
      limits: "It is the mean reach divided by the number of types, and falls as that grows.", isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue($0.propagationCost) } }),
    Measure(
      "largestCycle", of: .coupling, title: "largest cycle, of the types", unit: .share,
      definition:
        "The largest group of types that all reach each other, as a share of all; protocols are left out of both.",
      computedBy: "TypeGraph.largestCycleShare", source: index, limits: gaps, isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue($0.largestCycleShare) } }),
    Measure(
      "cycles", of: .coupling, title: "cycles", unit: .count,
      definition: "Groups of more than one type that all reach each other, protocols included.",
      computedBy: "TypeGraph.cycles", source: index, limits: "A large group counts as one.", isAppendix: true,
      value: { graph($0, $1).map { MeasuredValue(Double($0.cycles.count)) } }),
    Measure(
      "edgesToModel", of: .coupling, title: "references to the model", unit: .count,
      definition: "Pairs of a type of the module and a type of the shared model that it refers to.",
      computedBy: "TypeGraph", source: index, limits: gaps, value: { outside($0, $1, "SharedModel") }),
    Measure(
      "edgesToKit", of: .coupling, title: "references to the view kit", unit: .count,
      definition: "Pairs of a type of the module and a type of the view kit that it refers to.",
      computedBy: "TypeGraph", source: index, limits: gaps, value: { outside($0, $1, "HeadlessUI") }),
  ]

  private static let index = "The compiler's index of a debug build."
  private static let gaps = "What the index lacks is listed in docs/metrics.md."

  private enum Quantile { case median, ninetieth }

  private static func quantile(
    _ name: String, _ title: String, _ quantile: Quantile, _ what: String, by computer: String,
    _ degree: KeyPath<CouplingResult.Node, Int> & Sendable
  ) -> Measure {
    Measure(
      name, of: .coupling, title: title, unit: .count,
      definition:
        "The \(quantile == .median ? "median" : "90th percentile") over all types of how many other types of the module \(what).",
      computedBy: computer, source: index, limits: gaps, isHeadline: quantile == .ninetieth,
      isAppendix: quantile == .median,
      value: { result, name in
        let degrees = graph(result, name)?.nodes.map { Double($0[keyPath: degree]) } ?? []
        let value = quantile == .median ? Statistics.median(of: degrees) : Statistics.percentile(0.9, of: degrees)
        return value.map { MeasuredValue($0) }
      })
  }

  private static func graph(_ result: SuiteResult, _ architecture: String) -> CouplingResult.Module? {
    let module = result.architectures.first { $0.name == architecture }?.module
    return result.coupling?.modules.first { $0.name == module }
  }

  private static func outside(_ result: SuiteResult, _ architecture: String, _ module: String) -> MeasuredValue? {
    graph(result, architecture).map { MeasuredValue(Double($0.outside.count { $0.module == module })) }
  }
}
