struct Picture {
  let id: String
  let title: String
  let reading: String
  /// The description for screen readers.
  let description: String
  let width: Double
  let height: Double
  let drawing: Markup
  let table: Markup

  var markup: Markup {
    Markup("figure", ["id": id]) {
      Markup("figcaption") {
        Markup("h3") { title }
        Markup("p") { reading }
      }
      Markup.scrolling(title, class: "picture") { svg }
      Markup("details", ["class": "equivalent"]) {
        Markup("summary") { "The same as a table" }
        Markup.scrolling("\(title), in a table") { table }
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
