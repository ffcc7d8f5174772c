/// A position in a source file, with lines and columns from 1, columns in bytes of UTF-8 as the compiler counts them.
package struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
