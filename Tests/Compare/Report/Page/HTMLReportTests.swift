import Foundation
import MadeResults
import Testing

@testable import Report
@testable import Results

struct HTMLReportTests {
  /// A page that a failed expectation doesn't print.
  private struct Page: CustomTestStringConvertible {
    let text: String
    var testDescription: String { "the page" }

    init(_ result: SuiteResult) {
      text = HTMLReport(result).text
    }

    func holds(_ part: String) -> Bool { text.contains(part) }
  }

  private static let sections = [
    "answers", "explorer", "summary", "measures", "size", "structure", "tests", "spread", "change",
    "time", "growth", "stories", "origin", "definitions",
  ]
  private static let hostile = "</script><img src=x onerror=alert(1)><!--"

  @Test("Every section is there, and linked to")
  func allSections() throws {
    let html = Page(try .made())
    for section in Self.sections {
      #expect(html.holds("<section id=\"\(section)\""), "\(section)")
      #expect(html.holds("<a href=\"#\(section)\">"), "\(section)")
    }
    #expect(!html.holds("class=\"missing\" data-part=\"lines\""))
  }

  @Test("It is one file without external requests")
  func selfContained() throws {
    let html = Page(try .made())
    #expect(String(html.text.prefix(15)) == "<!DOCTYPE html>")
    #expect(html.holds("default-src &#39;none&#39;"))
    for request in ["http://", "https://", "@import", " src=", "url(h"] { #expect(!html.holds(request), "\(request)") }
  }

  @Test("No name becomes a tag")
  func hostileNames() throws {
    let html = Page(try .made([Self.hostile, "B"]))
    #expect(!html.holds("<img"))
    #expect(!html.holds("<!--"))
    #expect(html.holds("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;!--"))
    #expect(html.text.components(separatedBy: "<script").count == html.text.components(separatedBy: "</script>").count)
  }

  @Test("Each missing part is named, with the reason")
  func missing() throws {
    var result = SuiteResult(
      circumstances: .made, seed: 1,
      architectures: [SuiteResult.Architecture(name: "A", idea: "", module: "A", roles: [])])
    result.parts = [PartRecord(.lines, .unavailable, reason: "the parser is missing: install it")]
    let html = Page(result)
    for part in ["stories", "lines", "coupling", "rules", "coverage", "spread", "runtime", "growth"] {
      #expect(html.holds("class=\"missing\" data-part=\"\(part)\""), "\(part)")
    }
    #expect(html.holds("the parser is missing: install it"))
    #expect(html.holds("compare --only growth measures it"))
  }

  @Test("The page starts with whether a difference was found, and which stories failed")
  func behaviour() throws {
    var result = try SuiteResult.made()
    #expect(Page(result).holds("<div class=\"verdict fails\""))
    result.walk = nil
    result.stories = StoriesResult(architectures: ["A", "B"], stories: [.fixture("One", passed: 3, of: 3)])
    let html = Page(result)
    #expect(
      html.holds(
        "<div class=\"verdict holds\" role=\"note\"><p class=\"headline\">1 story, 3 steps: all passed in A and B.<"))
    #expect(html.holds("<p>Both implementations looked the same after every step that was taken.</p>"))
    result.stories = StoriesResult(
      architectures: ["A", "B"], stories: [.fixture("One", passed: 1, of: 3, failure: .problem)])
    #expect(Page(result).holds("<div class=\"verdict fails\""))
    #expect(Page(result).holds("1 story failed."))
  }

  @Test("A walk with a finding isn't an agreement")
  func walk() throws {
    var result = try SuiteResult.made()
    result.stories = StoriesResult(architectures: ["A", "B"], stories: [.fixture("One", passed: 3, of: 3)])
    let html = Page(result)
    #expect(html.holds("<div class=\"verdict fails\""))
    #expect(html.holds("a difference or a broken invariant was found.</p>"))
    #expect(html.holds("<p>The numbers below are of apps that may do different things.</p>"))
    #expect(html.holds("A differs"))
  }

  @Test("The table shows the measures' numbers", arguments: ["A", "B"])
  func numbers(name: String) throws {
    let result = try SuiteResult.made()
    let html = Page(result)
    for measure in Measures.all {
      guard let value = measure.value(result, name) else { continue }
      let link =
        "data-measure=\"\(measure.id)\" data-architecture=\"\(name)\">\(NumberText.textWithUnit(value.number, measure.unit))<"
      #expect(html.holds(link), "\(measure.id)")
    }
  }

  @Test("The page contains each measure's definition, and each picture's text and table")
  func words() throws {
    let result = try SuiteResult.made()
    let html = Page(result)
    for row in MeasureTable(result).rows {
      #expect(html.holds(Markup(text: row.measure.definition).html), "\(row.measure.id)")
    }
    let pictures = html.text.components(separatedBy: "<svg ").count
    #expect(pictures == html.text.components(separatedBy: "</desc>").count)
    #expect(pictures > 10)
  }

  @Test("The page says where and when it was measured")
  func origin() throws {
    let html = Page(try .made())
    for text in ["Abacus, 2 processors", "Swift 6.3.1", "abc123, with changes", "2026-11-21, 12:00 UTC"] {
      #expect(html.holds(text), "\(text)")
    }
  }
}
