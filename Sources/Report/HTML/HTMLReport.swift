import Foundation

/// One result as a page of its own: no other file, no request to anywhere, and it makes sense without its script.
public struct HTMLReport {
  private let result: SuiteResult

  /// Draws a result.
  public init(_ result: SuiteResult) {
    self.result = result
  }

  /// The page.
  public var text: String { "<!DOCTYPE html>\n\(page.html)\n" }

  private var page: Markup {
    let table = MeasureTable(result)
    let sections: [any ReportSection] = [
      SummarySection(result), DifferencesSection(result, table), MeasuresSection(result, table), SizeSection(result),
      StructureSection(result), TestsSection(result), SpreadSection(result), TimeSection(result),
      GrowthSection(result), StoriesSection(result), OriginSection(result), DefinitionsSection(table),
    ]
    return Markup("html", ["lang": "en"]) {
      head
      Markup("body") {
        Markup("a", ["class": "skip", "href": "#main"]) { "To the content" }
        PageHeader(result, sections: sections).markup
        Markup("main", ["id": "main", "tabindex": "-1"]) {
          for section in sections { section.frame }
        }
        Markup("footer") {
          Markup("p") { "Made by \(result.circumstances.command) on \(result.circumstances.date). " }
        }
        DefinitionDialog.markup
        EmbeddedJSON(id: "evidence-data", Evidence(result)).markup
        if let traces = result.traces { EmbeddedJSON(id: "trace-data", traces).markup }
        Markup("script") { Markup.verbatim(PageFiles.script) }
      }
    }
  }

  private var head: Markup {
    Markup("head") {
      Markup("meta", ["charset": "utf-8"])
      // The browser itself refuses whatever would leave the page.
      Markup(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:",
        ])
      Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      Markup("meta", ["name": "color-scheme", "content": "light dark"])
      Markup("link", ["rel": "icon", "href": "data:,"])
      Markup("title") { PageHeader.title(of: result) }
      Markup("style") { Markup.verbatim(PageFiles.style) }
    }
  }
}
