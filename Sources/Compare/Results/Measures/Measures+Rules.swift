extension Measures {
  private static let stated = MeasureFamily(
    part: .rules, source: "The compiler's index of a debug build, and the imports in the sources."
  ) { result, name in result.rules?.architectures.first { $0.name == name }?.rules }

  static let rules: [Measure] = [
    stated(
      "checked", "own rules checked", .count,
      is:
        "Rules of the architecture that can be checked: some type plays each role in them, and the index knows each module in them.",
      by: "RuleCheck",
      limits: "More rules don't make an architecture better, and an unchecked rule may be broken."
    ) { Double($0.count { $0.whyUnchecked == nil }) },
    stated(
      "unchecked", "own rules that can't be checked", .count, .less,
      is: "Rules about a role that no type plays, or about types of which the index knows nothing.",
      by: "RuleCheck", limits: "Unchecked isn't the same as kept."
    ) { Double($0.count { $0.whyUnchecked != nil }) },
    stated(
      "violations", "violations of own rules", .count, .less, is: "References and imports that a rule forbids.",
      by: "RuleCheck", limits: "Each architecture is held to its own rules, which differ."
    ) { Double($0.reduce(0) { $0 + $1.violations.count }) },
  ]
}
