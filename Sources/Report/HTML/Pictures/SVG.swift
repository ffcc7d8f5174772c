import Foundation

/// The shapes that pictures are drawn with.
enum SVG {
  /// What a character takes of a line, on average and generously, in type of 12 pixels.
  private static let characterWidth = 6.6

  /// A coordinate, to a tenth of a pixel.
  static func text(_ number: Double) -> String {
    let text = String(format: "%.1f", number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A rectangle; what is said about it shows when a pointer rests on it.
  static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, class name: String, round: Double? = nil,
    says: String? = nil
  ) -> Markup {
    Markup(
      "rect",
      [
        "x": text(x), "y": text(y), "width": text(max(width, 0)), "height": text(max(height, 0)), "class": name,
        "rx": round.map(text),
      ]
    ) {
      if let says { Markup("title") { says } }
    }
  }

  /// A straight line.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) -> Markup {
    Markup("line", ["x1": text(x1), "y1": text(y1), "x2": text(x2), "y2": text(y2), "class": name])
  }

  /// A path.
  static func path(_ commands: String, class name: String, says: String? = nil) -> Markup {
    Markup("path", ["d": commands, "class": name]) {
      if let says { Markup("title") { says } }
    }
  }

  /// Words on their base line.
  static func words(_ x: Double, _ y: Double, _ words: String, class name: String? = nil, anchor: String? = nil)
    -> Markup
  {
    Markup("text", ["x": text(x), "y": text(y), "class": name, "text-anchor": anchor]) { words }
  }

  /// Words that must fit: what doesn't is left out and shows when a pointer rests on them.
  static func words(
    _ x: Double, _ y: Double, _ words: String, within width: Double, class name: String? = nil, anchor: String? = nil
  ) -> Markup {
    let fitting = Int(width / characterWidth)
    guard words.count > fitting else { return Self.words(x, y, words, class: name, anchor: anchor) }
    return Markup("text", ["x": text(x), "y": text(y), "class": name, "text-anchor": anchor]) {
      Markup("title") { words }
      "\(words.prefix(max(fitting - 1, 1)))…"
    }
  }

  /// How much of a line words take, about.
  static func width(of words: String) -> Double { Double(words.count) * characterWidth }

  /// The same in the bold type of names.
  static func width(ofName words: String) -> Double { Double(words.count) * 7.8 }
}
