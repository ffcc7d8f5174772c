import Results

struct ReportSection {
  let id: String
  let title: String
  let content: Markup

  /// A folded section shows its title alone until the reader opens it.
  func frame(isFolded: Bool) -> Markup {
    let heading = Markup("h2", ["id": "\(id)-title", "tabindex": "-1"]) { title }
    return Markup("section", ["id": id, "aria-labelledby": "\(id)-title"]) {
      if isFolded {
        Markup("details", ["class": "folded"]) {
          Markup("summary") { heading }
          content
        }
      } else {
        heading
        content
      }
    }
  }
}

extension SuiteResult {
  /// A section about a part, or about why the part is missing.
  func section<Result>(
    _ id: String, _ title: String, of part: SuitePart, _ value: Result?, content: (Result) -> Markup
  ) -> ReportSection {
    ReportSection(id: id, title: title, content: value.map(content) ?? missing(part))
  }

  /// The reason why a part is missing, and the command that measures it.
  func missing(_ part: SuitePart) -> Markup {
    Markup("p", ["class": "missing", "data-part": part.rawValue]) {
      Markup("strong") { "Not here: " }
      record(of: part)?.sentence
        ?? "\(part.title). This result holds nothing of it; compare --only \(part.rawValue) measures it."
    }
  }
}

extension Measure {
  var anchor: String { "def-\(id)" }

  func link(_ text: String, of architecture: String? = nil) -> Markup {
    Markup("a", ["href": "#\(anchor)", "data-measure": id, "data-architecture": architecture]) { text }
  }
}
