/// A drawing with its words: what it shows, how to read it, and the same numbers as a table.
struct Picture {
  /// What links to it are made of.
  let id: String
  /// What it shows.
  let title: String
  /// How to read it.
  let reading: String
  /// What somebody hears who can't see it.
  let description: String
  /// In pixels.
  let width: Double
  /// In pixels.
  let height: Double
  /// What is drawn.
  let drawing: Markup
  /// The same as a table.
  let table: Markup

  /// The figure.
  var markup: Markup {
    Markup("figure", ["id": id]) {
      Markup("figcaption") {
        Markup("h3") { title }
        Markup("p") { reading }
      }
      ScrollArea(title, class: "picture") { svg }.markup
      Markup("details", ["class": "equivalent"]) {
        Markup("summary") { "The same as a table" }
        ScrollArea("\(title), as a table") { table }.markup
      }
    }
  }

  private var svg: Markup {
    Markup(
      "svg",
      [
        "role": "img", "aria-labelledby": "\(id)-name \(id)-words",
        "width": SVG.text(width), "height": SVG.text(height), "viewBox": "0 0 \(SVG.text(width)) \(SVG.text(height))",
      ]
    ) {
      Markup("title", ["id": "\(id)-name"]) { title }
      Markup("desc", ["id": "\(id)-words"]) { description }
      drawing
    }
  }
}
