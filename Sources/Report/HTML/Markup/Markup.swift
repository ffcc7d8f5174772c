/// Well-formed HTML or SVG: text gets into it escaped only, so that no name can break a page.
struct Markup: Equatable, Sendable {
  /// Elements that never have content, and no end tag.
  private static let empty: Set = ["meta", "link", "br", "input", "hr"]

  /// The markup as it is written into the page.
  let html: String

  private init(html: String) {
    self.html = html
  }

  /// A text that is shown as it is, whatever is in it.
  init(text: String) {
    self.init(html: Self.escaped(text))
  }

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

  /// Several after each other.
  init(_ parts: [Markup]) {
    self.init(html: parts.map(\.html).joined())
  }

  /// Nothing.
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
