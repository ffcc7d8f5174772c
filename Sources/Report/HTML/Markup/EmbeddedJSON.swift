import Foundation

/// Data that a page's script reads: JSON in an element whose end nothing in the data can write.
struct EmbeddedJSON {
  /// The element's id.
  let id: String
  private let text: String

  /// Encodes a value; nothing that is measured fails to encode, as numbers that are none have been left out before.
  init(id: String, _ value: some Encodable) throws {
    self.id = id
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // "<" only stands in texts, where its escape means the same: so neither "</script" nor "<!--" can appear.
    let escape = Array("\\u003c".utf8)
    let bytes = try encoder.encode(value).flatMap { $0 == UInt8(ascii: "<") ? escape : [$0] }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The element.
  var markup: Markup {
    Markup("script", ["type": "application/json", "id": id]) { Markup.verbatim(text) }
  }
}
