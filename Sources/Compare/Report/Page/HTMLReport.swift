import Results

/// A result as a page: one file that makes no requests and is readable without its script.
package struct HTMLReport {
  private let result: SuiteResult

  package init(_ result: SuiteResult) { self.result = result }

  package var text: String { "<!DOCTYPE html>\n\(page.html)\n" }

  private var page: Markup {
    let table = MeasureTable(result)
    let open = [result.answersSection, result.explorerSection, result.summarySection]
    let folded = [
      table.measuresSection, result.linesSection, result.structureSection, result.coverageSection, result.spreadSection,
      result.changeSection, result.runtimeSection, result.growthSection, result.storiesSection, result.originSection,
      table.definitionsSection,
    ]
    return Markup("html", ["lang": "en"]) {
      head
      Markup("body") {
        Markup("a", ["class": "skip", "href": "#main"]) { "To the content" }
        PageHeader(result: result, sections: open + folded).markup
        Markup("main", ["id": "main", "tabindex": "-1"]) {
          for section in open { section.frame(isFolded: false) }
          for section in folded { section.frame(isFolded: true) }
        }
        Markup("footer") {
          Markup("p") { "Made by \(result.circumstances.command) on \(result.circumstances.date). " }
        }
        DefinitionDialog.markup
        EmbeddedJSON(id: "evidence-data", Evidence(result)).markup
        Markup("script") { Markup.verbatim(PageFiles.script) }
      }
    }
  }

  private var head: Markup {
    Markup("head") {
      Markup("meta", ["charset": "utf-8"])
      // Makes the browser block all requests.
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

enum PageFiles {
  static var style: String {
    joined([
      PackageResources.colours_css, PackageResources.page_css, PackageResources.parts_css,
      PackageResources.pictures_css, PackageResources.explorer_css, PackageResources.print_css,
    ])
  }

  /// The scripts combined, which add no global names.
  static var script: String {
    "(() => {\n'use strict';\n"
      + joined([
        PackageResources.elements_js, PackageResources.address_js, PackageResources.theme_js,
        PackageResources.choices_js, PackageResources.measures_js, PackageResources.definitions_js,
        PackageResources.graph_js, PackageResources.stories_js, PackageResources.phone_js, PackageResources.calls_js,
        PackageResources.code_js, PackageResources.changes_js, PackageResources.side_js, PackageResources.explorer_js,
        PackageResources.start_js,
      ]) + "})();\n"
  }

  private static func joined(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

struct PageHeader {
  let result: SuiteResult
  let sections: [ReportSection]

  /// Keeps a short word together at its hyphen.
  private static func unbroken(_ word: String) -> Markup {
    let isShort = word.contains("-") && word.count < 20
    return Markup([isShort ? Markup("span", ["class": "unbroken"]) { word } : Markup(text: word), Markup(text: " ")])
  }

  static func title(of result: SuiteResult) -> String {
    let names = result.names
    return "One app, \(Wording.count(names.count, "architecture", "architectures")): \(Wording.list(names))"
  }

  /// The date in a readable form, if it is in ISO 8601.
  static func date(of result: SuiteResult) -> String {
    let parts = result.circumstances.date.split(separator: "T")
    guard parts.count == 2, let day = parts.first, let time = parts.last, time.hasSuffix("Z"), time.count == 9 else {
      return result.circumstances.date
    }
    return "\(day), \(time.prefix(5)) UTC"
  }

  var markup: Markup { Markup([header, navigation]) }

  private var header: Markup {
    Markup("header", ["class": "page-header"]) {
      Markup("div", ["class": "title-line"]) {
        Markup("h1") { Self.title(of: result).split(separator: " ").map { Self.unbroken(String($0)) } }
        Markup("button", ["type": "button", "id": "theme", "hidden": ""])
      }
      Markup("p", ["class": "dateline"]) {
        "Measured on \(Self.date(of: result)), at commit \(result.circumstances.commit)"
      }
    }
  }

  private var navigation: Markup {
    Markup("nav", ["aria-label": "Sections"]) {
      Markup("ul") {
        for section in sections {
          Markup("li") { Markup("a", ["href": "#\(section.id)"]) { section.title } }
        }
      }
    }
  }
}
