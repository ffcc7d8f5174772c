extension Measures {
  /// How many ways lead through the code, and how hard they are to follow.
  static let complexity: [Measure] = [
    complexity("cyclomaticMedian", "cyclomatic complexity, median", \.cyclomatic, "median") { $0.median },
    complexity("cyclomaticP90", "cyclomatic complexity, 90th percentile", \.cyclomatic, "90th percentile") {
      $0.ninetieth
    },
    complexity("cyclomaticMost", "cyclomatic complexity, most", \.cyclomatic, "largest") { Double($0.most) },
    complexity("cognitiveMedian", "cognitive complexity, median", \.cognitive, "median") { $0.median },
    complexity("cognitiveP90", "cognitive complexity, 90th percentile", \.cognitive, "90th percentile") {
      $0.ninetieth
    },
    complexity("cognitiveMost", "cognitive complexity, most", \.cognitive, "largest") { Double($0.most) },
  ]

  private static func complexity(
    _ name: String, _ title: String, _ measure: KeyPath<LinesResult.Unit, Int> & Sendable, _ which: String,
    _ value: @escaping @Sendable ((median: Double, ninetieth: Double, most: Int)) -> Double
  ) -> Measure {
    let isCyclomatic = measure == \LinesResult.Unit.cyclomatic
    return Measure(
      name, of: .lines, title: title, unit: .points, direction: .less,
      definition: isCyclomatic
        ? "The \(which) over all units of 1 and 1 for each condition, loop, case label, catch, ?:, && and || (McCabe 1976)."
        : "The \(which) over all units of a point for each break in the flow and one more for each level it is nested (Campbell 2021).",
      computedBy: isCyclomatic ? "Complexity.cyclomatic" : "Complexity.cognitive", source: parser,
      limits: "Says nothing about what is spread over several units or hidden in calls.",
      isHeadline: which == "90th percentile",
      isAppendix: which != "90th percentile",
      value: { own($0, $1)?.distribution(measure).map { MeasuredValue(value($0)) } })
  }
}
