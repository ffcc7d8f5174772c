/// Counts what a feature's stories will take without making them: a small file can ask for billions of steps.
///
/// A step counts as 64, a tag as 16, a table's cell as 16 and a text as its bytes, once for each story it is copied to;
/// what a scenario says only for itself is free, as the file's size bounds it.
nonisolated struct ExpansionCost {
  /// As much as is allowed; about a million steps.
  static let limit = 1 << 26

  private var left: Int

  /// The scenario with which the stories exceed the limit, or nil if they don't.
  static func scenarioBeyondLimit(in feature: Feature, limit: Int = limit) -> SourceLocation? {
    var cost = ExpansionCost(left: limit)
    let shared = sharedCost(feature.tags, feature.background)
    for child in feature.children {
      switch child {
      case .scenario(let scenario): if !cost.affords(scenario, shared: shared) { return scenario.location }
      case .rule(let rule):
        let own = sharedCost(rule.tags, rule.background)
        for scenario in rule.scenarios where !cost.affords(scenario, shared: shared + own) { return scenario.location }
      }
    }
    return nil
  }

  private static func sharedCost(_ tags: [String], _ background: [StoryStep]) -> Int {
    tags.count * 16 + background.count * 64
  }

  private mutating func affords(_ scenario: Scenario, shared: Int) -> Bool {
    let inherited = shared + scenario.tags.count * 16
    left -= inherited
    guard left >= 0, !scenario.examples.isEmpty else { return left >= 0 }
    let ownSteps = scenario.steps.reduce(0) { $0 + 64 + ($1.table?.reduce(0) { $0 + $1.count * 16 } ?? 0) }
    for examples in scenario.examples where left >= 0 {
      left -= inherited + examples.tags.count * 16
      guard let header = examples.header, !examples.rows.isEmpty else { continue }
      let template = OutlineTemplate(scenario, header: header, work: &left)
      guard left > 0 else { return false }
      let each = inherited + examples.tags.count * 16 + ownSteps
      left -= examples.rows.count * each + Self.textSize(template.templates, rows: examples.rows)
    }
    return left >= 0
  }

  private static func textSize(_ templates: [Template], rows: [TableRow]) -> Int {
    var literals = 0
    var uses: [Int: Int] = [:]
    for piece in templates.lazy.flatMap(\.pieces) {
      switch piece {
      case .literal(let text): literals += text.utf8.count
      case .column(let index): uses[index, default: 0] += 1
      }
    }
    return rows.reduce(0) { size, row in
      uses.reduce(size + literals) { $0 + $1.value * row.values[$1.key].utf8.count }
    }
  }
}
