/// An outline split at the placeholders of one of its example tables.
nonisolated struct OutlineTemplate {
  private let name: Template
  private let steps: [(step: StoryStep, text: Template, table: [[Template]]?)]

  init(_ scenario: Scenario, header: TableRow) {
    let columns = header.values.map { Array($0.utf8) }
    name = Template(scenario.name, columns: columns)
    steps = scenario.steps.map { step in
      let table = step.table?.map { row in row.map { Template($0, columns: columns) } }
      return (step, Template(step.text, columns: columns), table)
    }
  }

  func name(with values: [String]) -> String { name.filled(with: values) }

  func steps(with values: [String]) -> [StoryStep] {
    steps.map { step, text, table in
      StoryStep(
        keyword: step.keyword, text: text.filled(with: values), location: step.location,
        table: table?.map { row in row.map { $0.filled(with: values) } })
    }
  }
}

/// A text split at its placeholders, once for all rows.
nonisolated struct Template {
  private enum Piece {
    case literal(String)
    case column(Int)
  }

  private var pieces: [Piece] = []

  /// Splits a text from left to right; a placeholder without a column stays text.
  ///
  /// If two columns match at the same `<`, the first wins. Values are never searched for placeholders.
  init(_ text: String, columns: [[UInt8]]) {
    let bytes = Array(text.utf8)
    var literalStart = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"),
        let column = columns.firstIndex(where: { bytes[(index + 1)...].starts(with: $0 + [UInt8(ascii: ">")]) })
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
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .column(let index): text += values[index]
      }
    }
  }

  private mutating func appendLiteral(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { pieces.append(.literal(String(decoding: bytes, as: UTF8.self))) }
  }
}
