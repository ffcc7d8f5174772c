extension Measures {
  private static let stated = MeasureFamily(
    part: .rules, source: "The compiler's index of a debug build, and the imports in the sources."
  ) { result, name in result.rules?.architectures.first { $0.name == name }?.rules }

  static let rules: [Measure] = [
    stated(
      "checked", "own rules checked", .count,
      is:
        "Rules that the architecture states and that can be checked: types play all roles in them, and the types of all modules in them are known.",
      by: "RuleCheck",
      limits: "More rules don't make an architecture better, and no rules checked doesn't mean none broken."
    ) { Double($0.count { $0.whyUnchecked == nil }) },
    stated(
      "unchecked", "own rules that can't be checked", .count, .less,
      is: "Rules of a role that no type plays, or against one, or against types of which nothing is known.",
      by: "RuleCheck", limits: "What is unchecked is not kept."
    ) { Double($0.count { $0.whyUnchecked != nil }) },
    stated(
      "violations", "violations of own rules", .count, .less, is: "References and imports that a rule forbids.",
      by: "RuleCheck", limits: "Each architecture is held to its own rules, which differ."
    ) { Double($0.reduce(0) { $0 + $1.violations.count }) },
  ]
}
