/// Rows as comma-separated values after RFC 4180, with line feeds, as programs on this side of the wire expect them.
///
/// A text that a spreadsheet would compute gets an apostrophe before it, which makes it a text there; numbers stay as they are.
package struct CSVText {
  package let lines: [String]

  /// Writes a table; every row has as many fields as the header.
  package init(header: [String], rows: [[String]]) {
    lines = ([header] + rows).map { $0.map(Self.field).joined(separator: ",") }
  }

  /// What isn't known is left empty, never zero.
  static func number(_ number: (some Numeric)?) -> String { number.map { "\($0)" } ?? "" }

  private static func field(_ text: String) -> String {
    guard text.unicodeScalars.first.map({ !"=+-@\t\r".unicodeScalars.contains($0) }) ?? true || isNumber(text) else {
      return quoted("'\(text)")
    }
    return quoted(text)
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      && text.hasPrefix("-") && Double(text) != nil
  }

  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains {
      ",\"".unicodeScalars.contains($0) || $0.properties.isWhitespace && $0 != " "
    }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
