import Runtime

extension Measures {
  /// Who refers to whom.
  static let coupling: [Measure] = [
    Measure(
      "types", of: .coupling, title: "types", unit: .count, direction: .less,
      definition: "Types of the module with their extensions; one of another module as far as this one extends it.",
      computedBy: "TypeGraph", source: index, limits: "Types in functions are left out.", isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue(Double($0.nodes.count)) } }),
    Measure(
      "edges", of: .coupling, title: "references between types", unit: .count, direction: .less,
      definition: "Ordered pairs of types of which a member of the first refers to the second or to a member of it.",
      computedBy: "TypeGraph", source: index, limits: gaps, isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue(Double($0.edges.count)) } }),
    Measure(
      "fanOutMedian", of: .coupling, title: "fan-out, median", unit: .count, direction: .less,
      definition: "The median of how many other types of the module a type refers to.", computedBy: "TypeGraph.fanOut",
      source: index, limits: gaps,
      value: { fanOut($0, $1).flatMap(Statistics.median).map { MeasuredValue($0) } }),
    Measure(
      "fanOutMost", of: .coupling, title: "fan-out, most", unit: .count, direction: .less,
      definition: "The largest of how many other types of the module a type refers to.", computedBy: "TypeGraph.fanOut",
      source: index, limits: gaps, isHeadline: true,
      value: { fanOut($0, $1)?.max().map { MeasuredValue($0) } }),
    Measure(
      "propagationCost", of: .coupling, title: "propagation cost", unit: .share, direction: .less,
      definition: "The share of ordered pairs of types of which the first reaches the second, itself included.",
      computedBy: "TypeGraph.propagationCost", source: index,
      limits: "Falls with the number of types, which has to be read beside it.", isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue($0.propagationCost) } }),
    Measure(
      "cycles", of: .coupling, title: "cycles", unit: .count, direction: .less,
      definition: "Groups of more than one type that all reach each other, protocols included.",
      computedBy: "TypeGraph.cycles", source: index, limits: "A large group counts as one.",
      value: { graph($0, $1).map { MeasuredValue(Double($0.cycles.count)) } }),
    Measure(
      "typesInCycles", of: .coupling, title: "types in cycles", unit: .count, direction: .less,
      definition: "Types that belong to a group in which all reach each other, protocols included.",
      computedBy: "TypeGraph.cycles", source: index, limits: gaps, isHeadline: true,
      value: { graph($0, $1).map { MeasuredValue(Double($0.cycles.reduce(0) { $0 + $1.count })) } }),
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

  private static func graph(_ result: SuiteResult, _ architecture: String) -> CouplingResult.Module? {
    let module = result.architectures.first { $0.name == architecture }?.module
    return result.coupling?.modules.first { $0.name == module }
  }

  private static func fanOut(_ result: SuiteResult, _ architecture: String) -> [Double]? {
    graph(result, architecture).map { $0.nodes.map { Double($0.fanOut) } }
  }

  private static func outside(_ result: SuiteResult, _ architecture: String, _ module: String) -> MeasuredValue? {
    graph(result, architecture).map { MeasuredValue(Double($0.outside.count { $0.module == module })) }
  }
}
