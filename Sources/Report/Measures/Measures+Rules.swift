extension Measures {
  /// Whether the architecture is what it says it is.
  static let rules: [Measure] = [
    Measure(
      "checked", of: .rules, title: "own rules checked", unit: .count,
      definition:
        "Rules that the architecture states and that can be checked: types play all roles in them, and the types of all modules in them are known.",
      computedBy: "RuleCheck",
      source: facts, limits: "More rules are no better architecture; none checked is not none broken.",
      isHeadline: true,
      value: { result, name in
        rules(result, name).map { rules in MeasuredValue(Double(rules.count { $0.whyUnchecked == nil })) }
      }),
    Measure(
      "unchecked", of: .rules, title: "own rules that can't be checked", unit: .count, direction: .less,
      definition: "Rules of a role that no type plays, or against one, or against types of which nothing is known.",
      computedBy: "RuleCheck",
      source: facts, limits: "What is unchecked is not kept.",
      value: { result, name in
        rules(result, name).map { rules in MeasuredValue(Double(rules.count { $0.whyUnchecked != nil })) }
      }),
    Measure(
      "violations", of: .rules, title: "violations of them", unit: .count, direction: .less,
      definition: "References and imports that a rule forbids.", computedBy: "RuleCheck", source: facts,
      limits: "Each architecture is held to its own rules, which differ.", isHeadline: true,
      value: { result, name in
        rules(result, name).map { rules in MeasuredValue(Double(rules.reduce(0) { $0 + $1.violations.count })) }
      }),
  ]

  private static let facts = "The compiler's index of a debug build, and the imports in the sources."

  private static func rules(_ result: SuiteResult, _ architecture: String) -> [RulesResult.Rule]? {
    result.rules?.architectures.first { $0.name == architecture }?.rules
  }
}
