/// Comma-separated values as in RFC 4180, with line feeds. Text that a spreadsheet would evaluate gets an apostrophe.
package struct CSVText {
  package let lines: [String]

  /// - Precondition: Every row has as many fields as the header.
  package init(header: [String], rows: [[String]]) {
    lines = ([header] + rows).map { $0.map(Self.field).joined(separator: ",") }
  }

  /// Unknown numbers are empty, never zero.
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
