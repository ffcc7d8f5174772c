import Foundation
import Stories

/// What a process that walks prints for the one that started it: a line of JSON each.
nonisolated enum WalkLine {
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The values of that kind in an output; what else an implementation printed is passed over.
  static func all<Value: Decodable>(_ type: Value.Type, in output: Data) -> [Value] {
    let decoder = JSONDecoder()
    return output.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(type, from: $0) }
  }
}

extension WalkOutcome {
  /// The one that was printed last; nil where there is none.
  nonisolated init?(printed output: Data) {
    guard let outcome = WalkLine.all(WalkOutcome.self, in: output).last else { return nil }
    self = outcome
  }
}
