/// Rows as comma-separated values after RFC 4180, with line feeds, as programs on this side of the wire expect them.
public struct CSVText {
  /// The header and the rows, line by line.
  public let lines: [String]

  /// Writes a table; every row has as many fields as the header.
  public init(header: [String], rows: [[String]]) {
    lines = ([header] + rows).map { $0.map(Self.field).joined(separator: ",") }
  }

  private static func field(_ text: String) -> String {
    let needsQuotes = text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
