/// A scenario that is ready to run, with its backgrounds prepended and its placeholders filled in.
nonisolated public struct Story: Equatable, Sendable {
  /// The scenario's name, with placeholders filled in.
  public var name: String
  /// The location of the scenario's keyword or, for an outline, of the row of examples.
  public var location: SourceLocation
  /// The lines of the scenario, from its first tag to the next section; the same for all rows of an outline.
  public var lines: Range<Int>
  /// The tags of the feature, the rule, the scenario and the examples, in that order, each with its `@`.
  public var tags: [String]
  /// The steps of the feature's background, the rule's background and the scenario; empty if the scenario has none.
  public var steps: [StoryStep]
}

nonisolated public struct StoryStep: Equatable, Sendable {
  /// `Given`, `When`, `Then`, `And`, `But` or `*`.
  public var keyword: String
  /// The step's text without its keyword, with placeholders filled in.
  public var text: String
  /// The location of the step's keyword; the same for all stories of an outline.
  public var location: SourceLocation
  /// The rows of the table below the step.
  public var table: [[String]]?
}

nonisolated extension Feature {
  /// Returns a story for each scenario and for each row of an outline's examples, in the order of the file.
  ///
  /// `<NAME>` in an outline's name, steps and tables becomes the value in the first column NAME, if there is one. An
  /// outline without examples is an ordinary scenario; one whose examples have no rows makes no story. Backgrounds are
  /// never filled in.
  package func stories() -> [Story] {
    groups.flatMap { group in
      group.scenarios.flatMap { $0.stories(tags: group.tags, background: group.background) }
    }
  }
}

nonisolated extension Scenario {
  fileprivate func stories(tags inherited: [String], background: [StoryStep]) -> [Story] {
    let tags = inherited + tags
    // A story never consists of backgrounds alone.
    let background = steps.isEmpty ? [] : background
    guard !examples.isEmpty else {
      return [Story(name: name, location: location, lines: lines, tags: tags, steps: background + steps)]
    }
    return examples.flatMap { examples -> [Story] in
      let columns = examples.header?.values ?? []
      return examples.rows.map { row in
        let values = Dictionary(zip(columns, row.values)) { first, _ in first }
        return Story(
          name: name.filled(with: values), location: row.location, lines: lines, tags: tags + examples.tags,
          steps: background + steps.map { $0.filled(with: values) })
      }
    }
  }
}

nonisolated extension StoryStep {
  fileprivate func filled(with values: [String: String]) -> StoryStep {
    var step = self
    step.text = text.filled(with: values)
    step.table = table?.map { row in row.map { $0.filled(with: values) } }
    return step
  }
}

nonisolated extension String {
  /// Replaces each placeholder by its value; one without a value stays. Values aren't searched for placeholders.
  func filled(with values: [String: String]) -> String {
    guard utf8.contains(UInt8(ascii: "<")) else { return self }
    return replacing(/<([^<>]*)>/.matchingSemantics(.unicodeScalar)) { values[String($0.1)] ?? String($0.0) }
  }
}
