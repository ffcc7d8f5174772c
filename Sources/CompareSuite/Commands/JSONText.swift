import Foundation

/// Values as JSON that people can read and diff.
enum JSONText {
  static func of(_ value: some Encodable) throws -> String {
    try text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// The same on one line, for what holds so many numbers that nobody would read it line by line.
  static func compact(_ value: some Encodable) throws -> String {
    try text(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return escapingControls(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The encoder escapes the control characters below the space; a terminal obeys the others as well.
  private static func escapingControls(_ json: String) -> String {
    let others: ClosedRange<Unicode.Scalar> = "\u{7F}"..."\u{9F}"
    guard json.unicodeScalars.contains(where: others.contains) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      if others.contains(scalar) {
        text += "\\u00" + String(scalar.value, radix: 16)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
