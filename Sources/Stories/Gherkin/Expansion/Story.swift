/// A scenario that can be run as it stands: backgrounds put in front, placeholders filled in.
nonisolated public struct Story: Equatable, Sendable {
  /// The scenario's name, placeholders filled in.
  public var name: String
  /// The scenario's keyword; for an outline, the row of examples that the story was made from.
  public var location: SourceLocation
  /// The lines of the scenario, from its first tag to what follows it; the same for all rows of an outline.
  public var lines: Range<Int>
  /// The names with their `@`: the feature's, the rule's, the scenario's and the examples', in that order.
  public var tags: [String]
  /// The steps of the feature's background, of the rule's and of the scenario.
  ///
  /// A scenario without steps has none, whatever the backgrounds say.
  public var steps: [StoryStep]
}

/// A step to be run, with the place in the file to lead the reader to.
nonisolated public struct StoryStep: Equatable, Sendable {
  /// `Given`, `When`, `Then`, `And`, `But` or `*`.
  public var keyword: String
  /// The step's text without its keyword, placeholders filled in.
  public var text: String
  /// The step's keyword in the file: the same for all stories of an outline.
  public var location: SourceLocation
  /// The table below the step, row by row.
  public var table: [[String]]?
}

// MARK: - A feature's stories

nonisolated extension Feature {
  /// Returns the stories in the order of the file: one for each scenario, and for each row of an outline's examples.
  ///
  /// `<NAME>` in an outline's name, steps and tables becomes the value in the column NAME, if there is one. An outline without examples is a scenario like any other; one whose examples have no rows makes
  /// no story. Backgrounds are never filled in.
  package func stories() -> [Story] {
    groups.flatMap { group in
      group.scenarios.flatMap { $0.stories(tags: group.tags, background: group.background) }
    }
  }
}

nonisolated extension Scenario {
  fileprivate func stories(tags inherited: [String], background: [StoryStep]) -> [Story] {
    let tags = inherited + tags
    // A story is never its backgrounds alone.
    let background = steps.isEmpty ? [] : background
    guard !examples.isEmpty else {
      return [Story(name: name, location: location, lines: lines, tags: tags, steps: background + steps)]
    }
    return examples.flatMap { examples -> [Story] in
      guard let header = examples.header, !examples.rows.isEmpty else { return [] }
      let template = OutlineTemplate(self, header: header)
      return examples.rows.map { row in
        Story(
          name: template.name(with: row.values), location: row.location, lines: lines, tags: tags + examples.tags,
          steps: background + template.steps(with: row.values))
      }
    }
  }
}
