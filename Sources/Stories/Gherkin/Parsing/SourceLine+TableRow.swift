nonisolated extension SourceLine {
  /// The cells between the pipes of a table row; what follows the last pipe is dropped.
  var tableRow: TableRow {
    let bytes = source.bytes
    let location = location
    var row = TableRow(cells: [], location: location)
    var start = body.lowerBound + 1
    var startColumn = location.column + 1
    var index = start
    var hasEscape = false
    while index < body.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        hasEscape = true
        index += 2
      } else if bytes[index] == UInt8(ascii: "|") {
        row.cells.append(cell(start..<index, column: startColumn, hasEscape: hasEscape))
        startColumn += source.codePoints(in: start..<index) + 1
        index += 1
        start = index
        hasEscape = false
      } else {
        index += 1
      }
    }
    return row
  }

  private func cell(_ range: Range<Int>, column: Int, hasEscape: Bool) -> TableRow.Cell {
    let text = WhiteSpace.trimming(range, in: source.bytes)
    let indent = source.codePoints(in: range.lowerBound..<text.lowerBound)
    return TableRow.Cell(
      value: hasEscape ? unescaped(text) : source.string(text),
      location: SourceLocation(line: number, column: column + indent))
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var value: [UInt8] = []
    value.reserveCapacity(range.count)
    var rest = source.bytes[range]
    while let byte = rest.popFirst() {
      switch (byte, rest.first) {
      case (UInt8(ascii: "\\"), UInt8(ascii: "n")):
        value.append(0x0A)
        rest.removeFirst()
      case (UInt8(ascii: "\\"), .some(let escaped)) where escaped == UInt8(ascii: "|") || escaped == byte:
        value.append(escaped)
        rest.removeFirst()
      default:
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
