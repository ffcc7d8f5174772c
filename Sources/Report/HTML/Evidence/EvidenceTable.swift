/// What numbers are made of: for each architecture the same columns, one line for each file, type or story.
struct EvidenceTable: Encodable {
  /// What stands in one place of the table.
  enum Cell: Encodable, Equatable {
    case text(String)
    case number(Double)
    case none

    /// A count.
    static func count(_ number: Int) -> Cell { .number(Double(number)) }

    /// A text that may be missing.
    static func text(orNone text: String?) -> Cell { text.map(Cell.text) ?? .none }

    /// A number that may be missing, rounded to what a reader can use.
    static func number(orNone number: Double?, decimals: Double = 100) -> Cell {
      number.map { .number(($0 * decimals).rounded() / decimals) } ?? .none
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      // Whole numbers without a point take half the place.
      case .number(let number):
        if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
      case .none: try container.encodeNil()
      }
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
