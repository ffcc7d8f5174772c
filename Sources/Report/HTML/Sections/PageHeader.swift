/// The top of the page: what it is, where to go, and light or dark.
struct PageHeader {
  private let result: SuiteResult
  private let sections: [any ReportSection]

  init(_ result: SuiteResult, sections: [any ReportSection]) {
    self.result = result
    self.sections = sections
  }

  /// The page's title.
  static func title(of result: SuiteResult) -> String {
    let names = result.architectures.map(\.name)
    return "One app, \(Wording.count(names.count, "architecture", "architectures")): \(Wording.list(names))"
  }

  /// The date as people write it, where it is one that programs write.
  static func date(of result: SuiteResult) -> String {
    let parts = result.circumstances.date.split(separator: "T")
    guard parts.count == 2, let day = parts.first, let time = parts.last, time.hasSuffix("Z"), time.count == 9 else {
      return result.circumstances.date
    }
    return "\(day), \(time.prefix(5)) UTC"
  }

  /// The header, and the ways to the sections.
  var markup: Markup {
    Markup([header, navigation])
  }

  private var header: Markup {
    Markup("header", ["class": "page-header"]) {
      Markup("div", ["class": "title-line"]) {
        Markup("h1") { Self.title(of: result) }
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
