import Basics
import Foundation

/// JSON for readers, and for other processes of this program.
nonisolated package enum JSONText {
  package static func of(_ value: some Encodable) throws -> String {
    try text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  package static func compact(_ value: some Encodable) throws -> String {
    try text(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    // The encoder escapes control characters below the space, but terminals interpret others as well.
    let others: ClosedRange<Unicode.Scalar> = "\u{7F}"..."\u{9F}"
    return VisibleText.replacing(others.contains, in: json) { "\\u00" + String($0.value, radix: 16) }
  }

  // MARK: - Process output

  /// Decodes the output of a process; `what` names the value in errors.
  static func value<Value: Decodable>(
    _ type: Value.Type, _ what: String, in output: Data
  ) throws(MeasuringError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: output)
    } catch {
      throw .unreadable(what, reason: "\(error)")
    }
  }

  /// Decodes a value from each line, and ignores lines that don't have one.
  static func lines<Value: Decodable>(_ type: Value.Type, in output: Data) -> [Value] {
    let decoder = JSONDecoder()
    return output.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(type, from: $0) }
  }
}
