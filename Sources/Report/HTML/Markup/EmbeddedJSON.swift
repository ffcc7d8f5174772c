import Foundation

/// Data that a page's script reads: JSON in an element whose end nothing in the data can write.
struct EmbeddedJSON {
  /// The element's id.
  let id: String
  private let text: String

  /// Encodes a value, which must be one that can be: numbers, texts, and lists and tables of these.
  init(id: String, _ value: some Encodable) {
    self.id = id
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "−∞", nan: "none")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // "<" only stands in texts, where its escape means the same: so neither "</script" nor "<!--" can appear.
    let escape = Array("\\u003c".utf8)
    // With numbers that are none written as texts, there is nothing left that could fail; the page's script bears a null.
    let encoded = (try? encoder.encode(value)) ?? Data("null".utf8)
    let bytes = encoded.flatMap { $0 == UInt8(ascii: "<") ? escape : [$0] }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The element.
  var markup: Markup {
    Markup("script", ["type": "application/json", "id": id]) { Markup.verbatim(text) }
  }
}
