/// Limits the size of a feature's stories, because a small file can ask for billions of steps.
nonisolated enum ExpansionCost {
  /// The maximum cost, which is about a million steps.
  static let limit = Double(1 << 26)

  static func scenarioBeyondLimit(in feature: Feature, limit: Double = limit) -> SourceLocation? {
    var cost = 0.0
    for group in feature.groups {
      let shared = Self.cost(of: group.tags, group.background)
      for scenario in group.scenarios {
        cost += Self.cost(of: scenario, shared: shared)
        if cost > limit { return scenario.location }
      }
    }
    return nil
  }

  private static func cost(of tags: [String], _ steps: [StoryStep]) -> Double {
    Double(tags.count * 16 + steps.count * 64)
  }

  /// The cost of copying inherited parts into each of a scenario's stories, and of filling in placeholders.
  private static func cost(of scenario: Scenario, shared: Double) -> Double {
    let inherited = shared + cost(of: scenario.tags, [])
    let tables = scenario.steps.compactMap(\.table)
    let texts = [scenario.name] + scenario.steps.map(\.text) + tables.joined().joined()
    let own = inherited + cost(of: [], scenario.steps) + texts.reduce(0) { $0 + 16 + Double($1.utf8.count) }
    let placeholders = texts.reduce(0.0) { sum, text in sum + Double(text.utf8.count { $0 == UInt8(ascii: "<") }) }
    return scenario.examples.reduce(inherited) { sum, examples in
      let names = (examples.header?.values ?? []).reduce(0) { $0 + 1 + Double($1.utf8.count) }
      let values = examples.rows.reduce(0) { $0 + Double($1.values.map(\.utf8.count).max() ?? 0) }
      let story = own + Self.cost(of: examples.tags, [])
      return sum + inherited + placeholders * (names + values) + Double(examples.rows.count) * story
    }
  }
}
