/// A part of the page that can be linked to.
protocol ReportSection {
  /// What links to it are made of.
  var id: String { get }
  /// What it is called.
  var title: String { get }
  /// What is in it.
  var content: Markup { get }
}

extension ReportSection {
  /// The section with its heading.
  var frame: Markup {
    Markup("section", ["id": id, "aria-labelledby": "\(id)-title"]) {
      Markup("h2", ["id": "\(id)-title", "tabindex": "-1"]) { title }
      content
    }
  }
}
