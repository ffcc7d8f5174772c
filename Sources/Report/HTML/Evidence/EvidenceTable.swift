/// What numbers are made of: for each architecture the same columns, one line for each file, type or story.
struct EvidenceTable: Encodable {
  /// What stands in one place of the table.
  enum Cell: Encodable, Equatable {
    case text(String)
    case count(Int)
    /// A number that lines are sorted by, and how it is written.
    case number(Double, String)
    case none

    /// A text that may be missing.
    static func text(orNone text: String?) -> Cell { text.map(Cell.text) ?? .none }

    /// A number that may be missing.
    static func number(orNone number: Double?, _ unit: Measure.Unit) -> Cell {
      number.map { .number($0, NumberText.text($0, unit)) } ?? .none
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text):
        var container = encoder.singleValueContainer()
        try container.encode(text)
      // What reads as its own digits takes the place of one of both.
      case .count(let count) where NumberText.plain(count) == "\(count)":
        var container = encoder.singleValueContainer()
        try container.encode(count)
      case .count(let count): try encode(Double(count), NumberText.plain(count), to: encoder)
      case .number(let number, let text): try encode(number, text, to: encoder)
      case .none:
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      }
    }

    private func encode(_ number: Double, _ text: String, to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(number)
      try container.encode(text)
    }
  }

  /// What the lines are.
  let title: String
  /// What stands in them.
  let columns: [String]
  /// The lines, by architecture.
  let rows: [String: [[Cell]]]

  init(_ title: String, columns: [String], of architectures: [String], rows: (String) -> [[Cell]]) {
    self.title = title
    self.columns = columns
    self.rows = Dictionary(architectures.map { ($0, rows($0)) }) { first, _ in first }
  }
}
