import Stories

/// A story file as parsed, for `--parse-only`.
struct ParsedFile: Encodable {
  struct Scenario: Encodable {
    let name: String
    let line: Int
    let tags: [String]
    let steps: [Step]
  }

  struct Step: Encodable {
    let keyword: String
    let text: String
    let line: Int
    let table: [[String]]
    /// Null, because doc strings aren't supported; Gherkin's own format has the key.
    let docString = Null()
  }

  struct Null: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  let file: String
  let feature: String
  let scenarios: [Scenario]

  init(_ stories: [Story], of feature: String, in file: String) {
    self.file = file
    self.feature = feature
    scenarios = stories.map { story in
      Scenario(
        name: story.name, line: story.location.line, tags: story.tags,
        steps: story.steps.map {
          Step(keyword: $0.keyword, text: $0.text, line: $0.location.line, table: $0.table ?? [])
        })
    }
  }
}
