import Results

/// The items behind a number: files, types or stories, with the same columns for each architecture.
struct EvidenceTable: Encodable {
  enum Cell: Encodable, Equatable {
    case text(String)
    case count(Int)
    /// A number to sort by, and its text.
    case number(Double, String)
    case none

    static func text(orNone text: String?) -> Cell { text.map(Cell.text) ?? .none }

    static func number(orNone number: Double?, _ unit: MeasureUnit) -> Cell {
      number.map { .number($0, NumberText.text($0, unit)) } ?? .none
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      // A plain integer is its own text.
      case .count(let count) where NumberText.plain(count) == "\(count)": try container.encode(count)
      case .count(let count): try Cell.number(Double(count), NumberText.plain(count)).encode(to: encoder)
      case .number(let number, let text):
        var pair = encoder.unkeyedContainer()
        try pair.encode(number)
        try pair.encode(text)
      case .none: try container.encodeNil()
      }
    }
  }

  struct Column<Line> {
    let name: String
    let measures: [String]
    let cell: (Line) -> Cell

    init(_ name: String, for measures: String..., cell: @escaping (Line) -> Cell) {
      self.name = name
      self.measures = measures
      self.cell = cell
    }
  }

  private enum CodingKeys: String, CodingKey { case title, columns, rows }

  let name: String
  let title: String
  let columns: [String]
  let rows: [String: [[Cell]]]
  /// The measures that the table explains, with their column if they have one.
  let measures: [String: Int?]

  init<Line>(
    _ name: String, _ title: String, of architectures: [String], listing listed: [String] = [],
    columns: [Column<Line>], lines: (String) -> [Line]
  ) {
    self.name = name
    self.title = title
    self.columns = columns.map(\.name)
    rows = Dictionary(
      architectures.map { ($0, lines($0).map { line in columns.map { $0.cell(line) } }) }
    ) { first, _ in first }
    measures = columns.enumerated().reduce(into: Dictionary(uniqueKeysWithValues: listed.map { ($0, Int?.none) })) {
      measures, column in
      for measure in column.element.measures { measures[measure] = .some(column.offset) }
    }
  }
}
