import Foundation

enum SVG {
  /// A generous mean width of a character, for 12-pixel type.
  private static let characterWidth = 6.6

  /// A coordinate, to a tenth of a pixel.
  static func text(_ number: Double) -> String {
    let text = String(format: "%.1f", number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A drawing with a title and a description for screen readers.
  /// - Parameter style: The style of a drawing that is a file; one on the page has the page's.
  static func picture(
    _ title: String, _ description: String, _ width: Double, _ height: Double, style: String? = nil,
    @MarkupBuilder drawing: () -> Markup
  ) -> Markup {
    Markup(
      "svg",
      [
        "xmlns": style == nil ? nil : "http://www.w3.org/2000/svg", "role": "img", "width": text(width),
        "height": text(height), "viewBox": "0 0 \(text(width)) \(text(height))",
      ]
    ) {
      Markup("title") { title }
      Markup("desc") { description }
      if let style { Markup("style") { Markup.verbatim(style) } }
      drawing()
    }
  }

  /// A rectangle; `says` is its tooltip.
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

  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) -> Markup {
    Markup("line", ["x1": text(x1), "y1": text(y1), "x2": text(x2), "y2": text(y2), "class": name])
  }

  static func path(_ commands: String, class name: String, says: String? = nil) -> Markup {
    Markup("path", ["d": commands, "class": name]) { if let says { Markup("title") { says } } }
  }

  /// Text on its baseline, cut to a width, with the whole text as a tooltip.
  static func words(
    _ x: Double, _ y: Double, _ words: String, within width: Double = .infinity, class name: String? = nil,
    anchor: String? = nil
  ) -> Markup {
    let isFitting = Double(words.count) <= max(width / characterWidth, 0)
    return Markup("text", ["x": text(x), "y": text(y), "class": name, "text-anchor": anchor]) {
      if isFitting {
        words
      } else {
        Markup("title") { words }
        "\(words.prefix(max(Int(width / characterWidth) - 1, 1)))…"
      }
    }
  }

  static func width(of words: String) -> Double { Double(words.count) * characterWidth }

  static func width(ofName words: String) -> Double { Double(words.count) * 7.8 }
}

/// The marker of an architecture in a picture: a shape beside the colour.
struct Marker {
  let index: Int

  var series: String { "s\(index % 10)" }

  func markup(_ x: Double, _ y: Double, says: String? = nil) -> Markup {
    SVG.path(commands(x, y), class: "marker \(series)", says: says)
  }

  func commands(_ x: Double, _ y: Double) -> String {
    let at = { (dx: Double, dy: Double) in "\(SVG.text(x + dx)) \(SVG.text(y + dy))" }
    let polygon = { (points: [(Double, Double)]) in
      "M" + points.map { at($0.0, $0.1) }.joined(separator: "L") + "Z"
    }
    switch index % 10 {
    case 0: return "M\(at(-4, 0))a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"
    case 1: return polygon([(-3.6, -3.6), (3.6, -3.6), (3.6, 3.6), (-3.6, 3.6)])
    case 2: return polygon([(0, -5), (4.6, 3.6), (-4.6, 3.6)])
    case 3: return polygon([(0, -5), (5, 0), (0, 5), (-5, 0)])
    case 4: return polygon([(0, 5), (4.6, -3.6), (-4.6, -3.6)])
    case 5:
      return polygon([
        (-1.5, -5), (1.5, -5), (1.5, -1.5), (5, -1.5), (5, 1.5), (1.5, 1.5), (1.5, 5), (-1.5, 5), (-1.5, 1.5),
        (-5, 1.5), (-5, -1.5), (-1.5, -1.5),
      ])
    case 6: return polygon([(-5, 0), (3.6, -4.6), (3.6, 4.6)])
    case 7: return polygon([(5, 0), (-3.6, -4.6), (-3.6, 4.6)])
    case 8: return polygon([(-5, -2), (5, -2), (5, 2), (-5, 2)])
    default: return polygon([(-2, -5), (2, -5), (2, 5), (-2, 5)])
    }
  }
}
