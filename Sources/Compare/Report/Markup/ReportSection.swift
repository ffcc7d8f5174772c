import Results

/// A part of the page that can be linked to.
protocol ReportSection {
  var id: String { get }
  var title: String { get }
  var content: Markup { get }
}

extension ReportSection {
  var frame: Markup {
    Markup("section", ["id": id, "aria-labelledby": "\(id)-title"]) {
      Markup("h2", ["id": "\(id)-title", "tabindex": "-1"]) { title }
      content
    }
  }
}

extension SuiteResult {
  /// What stands where a part is missing: that it is, why, and what would bring it.
  func missing(_ part: SuitePart) -> Markup {
    Markup("p", ["class": "missing", "data-part": part.rawValue]) {
      Markup("strong") { "Not here: \(part.title). " }
      record(of: part)?.ending ?? "This result holds nothing of it; compare --only \(part.rawValue) measures it."
    }
  }
}

extension PartRecord {
  var ending: String { "\(state.text)\(reason.map { ": \($0)" } ?? ".")" }
}

extension Measure {
  var anchor: String { "def-\(id)" }

  /// A way from a number to its definition, and with a script to what it is made of.
  func link(_ text: String, of architecture: String? = nil) -> Markup {
    Markup("a", ["href": "#\(anchor)", "data-measure": id, "data-architecture": architecture]) { text }
  }
}
