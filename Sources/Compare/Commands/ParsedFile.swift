import Stories

/// A story file as parsed, for `--parse-only`.
struct ParsedFile: Encodable {
  struct Scenario: Encodable {
    let name: String
    let line: Int
    /// The lines of the scenario it was made from, by which it can be selected; not printed.
    let lines: Range<Int>
    let tags: [String]
    let steps: [Step]

    private enum CodingKeys: CodingKey {
      case name, line, tags, steps
    }
  }

  struct Step: Encodable {
    let keyword: String
    let text: String
    let line: Int
    let table: [[String]]

    private enum CodingKeys: CodingKey {
      case keyword, text, line, table, docString
    }

    /// Also writes the key `docString` of Gherkin's own format; doc strings aren't supported, so it is null.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(keyword, forKey: .keyword)
      try container.encode(text, forKey: .text)
      try container.encode(line, forKey: .line)
      try container.encode(table, forKey: .table)
      try container.encodeNil(forKey: .docString)
    }
  }

  let file: String
  let feature: String
  private(set) var scenarios: [Scenario]

  init(name: String, feature: Feature) {
    file = name
    self.feature = feature.name
    scenarios = feature.stories().map { story in
      Scenario(
        name: story.name, line: story.location.line, lines: story.lines, tags: story.tags,
        steps: story.steps.map {
          Step(keyword: $0.keyword, text: $0.text, line: $0.location.line, table: $0.table ?? [])
        })
    }
  }

  func keeping(_ keeps: (Scenario) -> Bool) -> ParsedFile {
    var file = self
    file.scenarios.removeAll { !keeps($0) }
    return file
  }
}
