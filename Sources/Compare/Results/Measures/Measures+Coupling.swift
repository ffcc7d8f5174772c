import Metrics

package struct GraphMeasure: Sendable {
  package let measure: Measure
  let name: String
  let formula: @Sendable (TypeGraph) -> Double?

  init(
    _ name: String, _ title: String, _ unit: MeasureUnit, is definition: String, by computedBy: String, limits: String,
    formula: @escaping @Sendable (TypeGraph) -> Double?
  ) {
    self.name = name
    self.formula = formula
    measure = Self.family(
      name, title, unit, is: definition, by: computedBy, limits: limits
    ) { $0.numbers[name] }
  }

  private static let family = MeasureFamily(part: .coupling, source: "The compiler's index of a debug build.") {
    result, name in
    let module = result.architectures.first { $0.name == name }?.module
    return result.coupling?.modules.first { $0.name == module }
  }

  package func text(in module: CouplingResult.Module) -> String {
    module.numbers[name].map { NumberText.text($0, measure.unit) } ?? "–"
  }
}

extension GraphMeasure {
  private static let gaps = "For what the index lacks, see docs/metrics.md."

  package static let all: [GraphMeasure] = [
    GraphMeasure(
      "types", "types", .count,
      is: "Types of the module with their extensions, and other modules' types with the extensions that it adds.",
      by: "TypeGraph", limits: "Types in functions are left out."
    ) { Double($0.nodes.count) },
    degree("fanIn", "fan-in", "refer to a type", \.fanIn), degree("fanOut", "fan-out", "a type refers to", \.fanOut),
    GraphMeasure(
      "meanReach", "mean reach", .count,
      is: "The number of types that a type reaches by references, itself included: the mean over all types.",
      by: "TypeGraph.meanReach",
      limits: "Stops at protocols: the index doesn't know which conforming type is called."
    ) { $0.meanReach },
    GraphMeasure(
      "meanReachWithConformers", "mean reach, with what conforms", .count,
      is: "The mean reach where a protocol also leads to each type that conforms to it.",
      by: "TypeGraph.meanReachWithConformers",
      limits: "An upper bound: where a protocol is used, hardly all types that conform to it are."
    ) { $0.meanReachWithConformers },
    GraphMeasure(
      "reachAgainstChance", "mean reach, against chance", .multiple,
      is:
        "The mean reach, divided by the mean reach of randomly wired graphs in which each type keeps its fan-in and its fan-out.",
      by: "TypeGraph.meanReachByChance", limits: "Fan-in and fan-out themselves aren't chance."
    ) { graph in
      let chance = graph.meanReachByChance()
      return chance > 0 ? graph.meanReach / chance : nil
    },
    GraphMeasure(
      "linesReached", "mean reach, in lines", .lines,
      is:
        "The lines of all types that a line's type reaches, its own included: the mean over the lines of all types.",
      by: "TypeGraph.meanLinesReached", limits: "Includes comments and blank lines in a type."
    ) { $0.meanLinesReached },
    GraphMeasure(
      "propagationCost", "propagation cost", .share,
      is: "The share of ordered pairs of types of which the first reaches the second, itself included.",
      by: "TypeGraph.propagationCost",
      limits: "It is the mean reach divided by the number of types, and falls as that grows."
    ) { $0.propagationCost },
    GraphMeasure(
      "largestCycle", "largest cycle, of the types", .share,
      is: "The share of types in the largest group that all reach each other; protocols are left out.",
      by: "TypeGraph.largestCycleShare", limits: gaps
    ) { $0.largestCycleShare },
    outside("edgesToModel", "references to the model", "shared model", module: "SharedModel"),
    outside("edgesToKit", "references to the view kit", "view kit", module: "HeadlessUI"),
  ]

  private static func degree(
    _ name: String, _ title: String, _ what: String, _ degrees: KeyPath<TypeGraph, [String: Int]> & Sendable
  ) -> GraphMeasure {
    GraphMeasure(
      "\(name)P90", "\(title), 90th percentile", .count,
      is: "The 90th percentile over all types of how many other types of the module \(what).",
      by: "TypeGraph.\(name)", limits: gaps
    ) { graph in
      let degrees = graph[keyPath: degrees]
      return Statistics.percentile(0.9, of: graph.nodes.map { Double(degrees[$0.name] ?? 0) })
    }
  }

  private static func outside(_ name: String, _ title: String, _ what: String, module: String) -> GraphMeasure {
    GraphMeasure(
      name, title, .count, is: "Pairs of a type of the module and a type of the \(what) that it refers to.",
      by: "TypeGraph", limits: gaps
    ) { graph in Double(graph.outside.keys.count { $0.module == module }) }
  }

  package static func numbers(of graph: TypeGraph) -> [String: Double] {
    all.reduce(into: [:]) { $0[$1.name] = $1.formula(graph) }
  }
}
