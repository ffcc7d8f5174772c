nonisolated extension Feature {
  /// The stories in the order of the file: one for each scenario, and for each row of an outline's examples.
  ///
  /// `<NAME>` in an outline's name, steps, tables and doc strings becomes the value in the column NAME; where no column
  /// has the name, it stays as it is. An outline without examples is a scenario like any other; one whose examples
  /// have no rows makes no story. Backgrounds are never filled in.
  public func stories() -> [Story] {
    let shared = SharedParts(tags: tags, background: background)
    var stories: [Story] = []
    // A scenario ends where the next one begins, or a rule.
    var ends = starts.dropFirst().makeIterator()
    for child in children {
      let end = ends.next() ?? .max
      switch child {
      case .scenario(let scenario):
        stories += scenario.stories(with: [shared], end: end)
      case .rule(let rule):
        let own = SharedParts(tags: rule.tags, background: rule.background)
        for scenario in rule.scenarios {
          stories += scenario.stories(with: [shared, own], end: ends.next() ?? .max)
        }
      }
    }
    return stories
  }

  /// The first lines of scenarios and rules, in the order of the file.
  private var starts: [Int] {
    children.flatMap { child in
      switch child {
      case .scenario(let scenario): [scenario.start]
      case .rule(let rule): [(rule.tags.first?.location ?? rule.location).line] + rule.scenarios.map(\.start)
      }
    }
  }
}

/// What a feature or a rule gives to each of its stories.
nonisolated private struct SharedParts {
  let tags: [String]
  let steps: [StoryStep]

  init(tags: [Tag], background: Background?) {
    self.tags = tags.map(\.name)
    steps = background?.steps.map(StoryStep.init) ?? []
  }
}

nonisolated extension Scenario {
  /// The line of its first tag, or else of its keyword.
  fileprivate var start: Int { (tags.first?.location ?? location).line }

  /// - Parameter end: The line behind its last one.
  fileprivate func stories(with shared: [SharedParts], end: Int) -> [Story] {
    let lines = start..<max(start, end)
    let tags = shared.flatMap(\.tags) + tags.map(\.name)
    // No steps of its own, no steps at all: a story is never its backgrounds alone.
    let background = steps.isEmpty ? [] : shared.flatMap(\.steps)
    guard !examples.isEmpty else {
      return [
        Story(
          name: name, location: location, lines: lines, tags: tags, steps: background + steps.map(StoryStep.init))
      ]
    }
    return examples.flatMap { examples -> [Story] in
      guard let header = examples.header, !examples.rows.isEmpty else { return [] }
      let template = OutlineTemplate(self, header: header)
      let allTags = tags + examples.tags.map(\.name)
      return examples.rows.map { row in
        let values = row.values
        return Story(
          name: template.name(with: values), location: row.location, lines: lines, tags: allTags,
          steps: background + template.steps(with: values))
      }
    }
  }
}
