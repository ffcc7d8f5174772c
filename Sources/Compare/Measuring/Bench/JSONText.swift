import Foundation

/// Values as JSON that people can read and diff, and that a launch of this program prints for the one that launched it.
nonisolated package enum JSONText {
  package static func of(_ value: some Encodable) throws -> String {
    try text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// The same on one line, for what holds so many numbers that nobody would read it line by line.
  package static func compact(_ value: some Encodable) throws -> String {
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

  // MARK: - What a process printed

  /// The one value that a process was to print.
  /// - Parameter what: What that is called where it is missing.
  static func value<Value: Decodable>(
    _ type: Value.Type, _ what: String, in output: Data
  ) throws(MeasuringError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: output)
    } catch {
      throw .unreadable(what, reason: "\(error)")
    }
  }

  /// The values of that kind, a line each; what else an implementation printed is passed over.
  static func lines<Value: Decodable>(_ type: Value.Type, in output: Data) -> [Value] {
    let decoder = JSONDecoder()
    return output.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(type, from: $0) }
  }
}
