import Foundation

/// What stands in the cells when the table is based on one of the architectures: computed here, so that the script only shows it.
struct BasedTexts: Encodable {
  /// One cell.
  struct Cell: Encodable {
    /// What it says.
    let text: String
    /// How sure that is.
    let certainty: String
    /// How many times the base, by its logarithm; cells sort by it. Nil where that can't be said.
    let order: Double?
  }

  /// The cells by base, measure and architecture.
  private let cells: [String: [String: [String: Cell]]]

  init(_ table: MeasureTable) {
    cells = table.architectures.reduce(into: [:]) { cells, base in
      cells[base] = table.rows.reduce(into: [:]) { rows, row in
        rows[row.measure.id] = table.architectures.reduce(into: [:]) { line, name in
          guard name != base else { return }
          line[name] = row.difference(of: name, against: base).map(Self.cell)
        }
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cells)
  }

  private static func cell(_ difference: Difference) -> Cell {
    Cell(
      text: DifferenceWording.short(difference), certainty: DifferenceWording.certainty(difference),
      order: difference.factor.map { log($0) })
  }
}
