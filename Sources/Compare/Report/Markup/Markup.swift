import Basics
import Foundation

/// Well-formed HTML or SVG. All text is escaped, so that no name can break a page.
struct Markup: Equatable, Sendable {
  /// Elements without content or end tag.
  private static let empty: Set = ["meta", "link", "br", "input", "hr"]

  let html: String

  private init(html: String) { self.html = html }

  init(text: String) { self.init(html: text.escapedForHTML) }

  /// Creates an element. A nil attribute is omitted; an empty one has no value.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], @MarkupBuilder content: () -> Markup = { .none }
  ) {
    let written = attributes.reduce(into: "") { text, attribute in
      guard let value = attribute.value else { return }
      text += value.isEmpty ? " \(attribute.key)" : " \(attribute.key)=\"\(value.escapedForHTML)\""
    }
    self.init(html: "<\(name)\(written)>" + (Self.empty.contains(name) ? "" : "\(content().html)</\(name)>"))
  }

  init(_ parts: [Markup]) { self.init(html: parts.map(\.html).joined()) }

  static let none = Markup(html: "")

  /// Trusted text: the report's own style sheets and scripts.
  static func verbatim(_ text: String) -> Markup { Markup(html: text) }
}

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

/// JSON for a page's script, in an element that no data can close.
struct EmbeddedJSON {
  let id: String
  private let type: String
  private let text: String

  /// - Parameter isPacked: Whether to deflate and Base64-encode the JSON, which pays off for large data.
  init(id: String, _ value: some Encodable, isPacked: Bool = false) {
    self.id = id
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "−∞", nan: "none")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Non-finite numbers are written as strings, so nothing can fail; the page's script accepts null.
    let encoded = (try? encoder.encode(value)) ?? Data("null".utf8)
    type = isPacked ? "text/plain" : "application/json"
    guard !isPacked else {
      text = Data(Deflate.packed(Array(encoded))).base64EncodedString()
      return
    }
    // "<" only occurs in strings, where its escape is equivalent, so neither "</script" nor "<!--" can appear.
    text = encoded.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c")
  }

  var markup: Markup { Markup("script", ["type": type, "id": id]) { Markup.verbatim(text) } }
}
