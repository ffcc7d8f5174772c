/// An outline taken apart for the columns of one of its example tables.
nonisolated struct OutlineTemplate {
  private let name: Template
  private let steps: [StepTemplate]

  init(_ scenario: Scenario, header: TableRow) {
    var work = Int.max
    self.init(scenario, header: header, work: &work)
  }

  init(_ scenario: Scenario, header: TableRow, work: inout Int) {
    let columns = header.values.map { Array($0.utf8) }
    name = Template(scenario.name, columns: columns, work: &work)
    var steps: [StepTemplate] = []
    for step in scenario.steps where work > 0 {
      steps.append(StepTemplate(step, columns: columns, work: &work))
    }
    self.steps = steps
  }

  /// Every text of the outline, for counting.
  var templates: [Template] {
    [name] + steps.flatMap(\.templates)
  }

  func name(with values: [String]) -> String {
    name.filled(with: values)
  }

  func steps(with values: [String]) -> [StoryStep] {
    steps.map { $0.filled(with: values) }
  }
}

/// A step taken apart likewise.
nonisolated private struct StepTemplate {
  private let step: Step
  private let text: Template
  private let table: [[Template]]?
  private let docString: Template?

  init(_ step: Step, columns: [[UInt8]], work: inout Int) {
    self.step = step
    text = Template(step.text, columns: columns, work: &work)
    table = step.table?.values.map { row in row.map { Template($0, columns: columns, work: &work) } }
    docString = step.docString.map { Template($0.content, columns: columns, work: &work) }
  }

  var templates: [Template] {
    [text] + (table?.flatMap(\.self) ?? []) + (docString.map { [$0] } ?? [])
  }

  func filled(with values: [String]) -> StoryStep {
    StoryStep(
      keyword: step.keyword, text: text.filled(with: values), location: step.location,
      table: table?.map { row in row.map { $0.filled(with: values) } },
      docString: docString?.filled(with: values))
  }
}
