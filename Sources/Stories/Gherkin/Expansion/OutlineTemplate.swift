/// An outline taken apart for the columns of one of its example tables.
nonisolated struct OutlineTemplate {
  private let name: Template
  private let steps: [StepTemplate]

  init(_ scenario: Scenario, header: TableRow, work: inout Int) {
    let columns = header.values.map { Array($0.utf8) }
    name = Template(scenario.name, columns: columns, work: &work)
    var steps: [StepTemplate] = []
    for step in scenario.steps where work > 0 { steps.append(StepTemplate(step, columns: columns, work: &work)) }
    self.steps = steps
  }

  var templates: [Template] { [name] + steps.flatMap(\.templates) }

  func name(with values: [String]) -> String { name.filled(with: values) }

  func steps(with values: [String]) -> [StoryStep] { steps.map { $0.filled(with: values) } }
}

/// A step taken apart likewise.
nonisolated private struct StepTemplate {
  private let step: StoryStep
  private let text: Template
  private let table: [[Template]]?
  private let docString: Template?

  init(_ step: StoryStep, columns: [[UInt8]], work: inout Int) {
    self.step = step
    text = Template(step.text, columns: columns, work: &work)
    table = step.table?.map { row in row.map { Template($0, columns: columns, work: &work) } }
    docString = step.docString.map { Template($0, columns: columns, work: &work) }
  }

  var templates: [Template] { [text] + (table?.flatMap(\.self) ?? []) + (docString.map { [$0] } ?? []) }

  func filled(with values: [String]) -> StoryStep {
    StoryStep(
      keyword: step.keyword, text: text.filled(with: values), location: step.location,
      table: table?.map { row in row.map { $0.filled(with: values) } },
      docString: docString?.filled(with: values))
  }
}

/// A text with placeholders, taken apart once for all the rows that fill it.
nonisolated struct Template: Equatable {
  private(set) var pieces: [Piece] = []

  nonisolated enum Piece: Equatable {
    case literal(String)
    /// The value of the column with this index.
    case column(Int)
  }

  /// Takes a text apart from left to right; a placeholder that no column is named after stays text.
  ///
  /// Of two columns that fit at the same `<`, the first counts. Values are never searched for placeholders.
  /// - Parameter work: How many comparisons it may take, which are counted down; at 0 it is given up.
  init(_ text: String, columns: [[UInt8]], work: inout Int) {
    let bytes = Array(text.utf8)
    var literalStart = 0
    var index = 0
    while index < bytes.count, work > 0 {
      guard bytes[index] == UInt8(ascii: "<"),
        let column = columns.firstIndex(where: { Self.holds($0, at: index + 1, in: bytes, work: &work) })
      else {
        index += 1
        continue
      }
      appendLiteral(bytes[literalStart..<index])
      pieces.append(.column(column))
      index += columns[column].count + 2
      literalStart = index
    }
    appendLiteral(bytes[literalStart...])
  }

  func filled(with values: [String]) -> String {
    if case .literal(let text) = pieces.first, pieces.count == 1 { return text }
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .column(let index): text += values[index]
      }
    }
  }

  private mutating func appendLiteral(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { pieces.append(.literal(String(decoding: bytes, as: UTF8.self))) }
  }

  private static func holds(_ name: [UInt8], at start: Int, in bytes: [UInt8], work: inout Int) -> Bool {
    let end = start + name.count
    work -= 1
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return false }
    for index in name.indices {
      work -= 1
      if bytes[start + index] != name[index] { return false }
    }
    return true
  }
}
