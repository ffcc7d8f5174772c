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
    .figure(id, title, reading, table: table) {
      Markup.scrolling(title, class: "picture") { SVG.picture(title, description, width, height) { drawing } }
    }
  }
}

extension Markup {
  /// A drawing with its title, how to read it, and a table of the same.
  static func figure(
    _ id: String, _ title: String, _ reading: String, table: Markup, @MarkupBuilder drawing: () -> Markup
  ) -> Markup {
    Markup("figure", ["id": id]) {
      Markup("figcaption") {
        Markup("h3") { title }
        Markup("p") { reading }
      }
      drawing()
      Markup("details", ["class": "equivalent"]) {
        Markup("summary") { "The same as a table" }
        Markup.scrolling("\(title), in a table") { table }
      }
    }
  }
}
