import MadeResults
import Testing

@testable import Report
@testable import Results

struct DutiesPictureTests {
  private func architecture(_ duties: [(name: String, type: String, role: String?)]?) -> SuiteResult.Architecture {
    SuiteResult.Architecture(
      name: "A", idea: "", module: "AImpl", roles: [],
      duties: duties?.map { SuiteResult.Architecture.Duty(name: $0.name, type: $0.type, role: $0.role) })
  }

  private let split: [(name: String, type: String, role: String?)] = [
    ("asks", "Pages", "Model"), ("formats", "Rows", nil), ("navigates", "ListViewController", "View controller"),
    ("remembers", "Pages", "Model"),
  ]

  @Test("The description names each type once, with all that it does")
  func description() throws {
    let picture = try #require(DutiesPicture(architecture(split)))
    #expect(
      picture.description
        == "On the list of places in A, Pages asks and remembers; Rows formats; ListViewController navigates.")
  }

  @Test("Boxes of one type have one colour, and a view controller has its own")
  func colours() throws {
    let file = try #require(DutiesPicture(architecture(split))).file
    let colours = file.matches(of: #/class="duty (\w+)"/#).map { String($0.1) }
    #expect(colours == ["other0", "other1", "controller", "other0"])
  }

  @Test("A file is one SVG image that needs no other, and no name becomes markup")
  func file() throws {
    let file = try #require(DutiesPicture(architecture([("asks", "<b>&", nil)]))).file
    #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && file.hasSuffix("</svg>\n"))
    #expect(file.contains("&lt;b>&amp;") || file.contains("&lt;b&gt;&amp;"))
    #expect(!file.contains("<b>"))
  }

  @Test("An architecture that doesn't say who does what isn't drawn, in the result, the page or the poster")
  func nothing() throws {
    #expect(DutiesPicture(architecture(nil)) == nil && DutiesPicture(architecture([])) == nil)
    var result = try SuiteResult.made(["A", "B"])
    #expect(!HTMLReport(result).text.contains("id=\"duties\""))
    result.architectures[1].duties = architecture(split).duties
    #expect(DutiesPicture.all(in: result).map(\.name) == ["B"])
    let page = HTMLReport(result).text
    #expect(page.contains("id=\"duties\"") && page.contains("ListViewController"))
    #expect(DutiesPicture.poster(DutiesPicture.all(in: result)).matches(of: #/class="title"/#).count == 1)
  }
}
