import Foundation

/// Well-formed HTML or SVG: text gets into it escaped only, so that no name can break a page.
struct Markup: Equatable, Sendable {
  /// Elements that never have content, and no end tag.
  private static let empty: Set = ["meta", "link", "br", "input", "hr"]

  let html: String

  private init(html: String) { self.html = html }

  init(text: String) { self.init(html: Self.escaped(text)) }

  /// An element. An attribute that is nil is left out, one that is empty stands by its name alone.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], @MarkupBuilder content: () -> Markup = { .none }
  ) {
    let written = attributes.reduce(into: "") { text, attribute in
      guard let value = attribute.value else { return }
      text += value.isEmpty ? " \(attribute.key)" : " \(attribute.key)=\"\(Self.escaped(value))\""
    }
    self.init(html: "<\(name)\(written)>" + (Self.empty.contains(name) ? "" : "\(content().html)</\(name)>"))
  }

  init(_ parts: [Markup]) { self.init(html: parts.map(\.html).joined()) }

  static let none = Markup(html: "")

  /// What is trusted as it is: the report's own style sheets and scripts.
  static func verbatim(_ text: String) -> Markup { Markup(html: text) }

  private static func escaped(_ text: String) -> String {
    // By bytes: a combining mark makes one character of itself and a "<" before it, which browsers take as a tag's begin.
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Lets nested markup be written as it will stand in the page.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ markup: Markup) -> Markup { markup }
  static func buildExpression(_ markup: [Markup]) -> Markup { Markup(markup) }
  static func buildExpression(_ text: String) -> Markup { Markup(text: text) }
  static func buildBlock(_ parts: Markup...) -> Markup { Markup(parts) }
  static func buildArray(_ parts: [Markup]) -> Markup { Markup(parts) }
  static func buildOptional(_ part: Markup?) -> Markup { part ?? .none }
  static func buildEither(first: Markup) -> Markup { first }
  static func buildEither(second: Markup) -> Markup { second }
}

/// Data that a page's script reads: JSON in an element whose end nothing in the data can write.
struct EmbeddedJSON {
  let id: String
  private let type: String
  private let text: String

  /// Encodes a value, which must be one that can be: numbers, texts, and lists and tables of these.
  /// - Parameter isPacked: Whether it stands there deflated, in Base64, as is worth while where it is large.
  init(id: String, _ value: some Encodable, isPacked: Bool = false) {
    self.id = id
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "−∞", nan: "none")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // "<" only stands in texts, where its escape means the same: so neither "</script" nor "<!--" can appear.
    let escape = Array("\\u003c".utf8)
    // With numbers that are none written as texts, there is nothing left that could fail; the page's script bears a null.
    let encoded = (try? encoder.encode(value)) ?? Data("null".utf8)
    type = isPacked ? "text/plain" : "application/json"
    guard !isPacked else {
      text = Data(Deflate.packed(Array(encoded))).base64EncodedString()
      return
    }
    let bytes = encoded.flatMap { $0 == UInt8(ascii: "<") ? escape : [$0] }
    text = String(decoding: bytes, as: UTF8.self)
  }

  var markup: Markup { Markup("script", ["type": type, "id": id]) { Markup.verbatim(text) } }
}
