import Foundation
import Testing

@testable import Report

struct HTMLReportTests {
  private static let sections = [
    "summary", "differences", "measures", "size", "structure", "tests", "spread", "time", "growth", "stories", "origin",
    "definitions",
  ]
  private static let hostile = "</script><img src=x onerror=alert(1)><!--"

  @Test("Every section is there, and linked to")
  func allSections() throws {
    let html = HTMLReport(try .made()).text
    for section in Self.sections {
      #expect(html.contains("<section id=\"\(section)\""), "\(section)")
      #expect(html.contains("<a href=\"#\(section)\">"), "\(section)")
    }
    #expect(!html.contains("class=\"missing\" data-part=\"lines\""))
  }

  @Test("It is one file that asks for nothing")
  func selfContained() throws {
    let html = HTMLReport(try .made()).text
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("@import"))
    #expect(!html.contains(" src="))
  }

  @Test("No name becomes a tag")
  func hostileNames() throws {
    let html = HTMLReport(try .made([Self.hostile, "B"])).text
    #expect(!html.contains("<img"))
    #expect(!html.contains("<!--"))
    #expect(html.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;!--"))
    #expect(html.components(separatedBy: "<script").count == html.components(separatedBy: "</script>").count)
  }

  @Test("Each part that is missing is said to be, with the reason")
  func missing() throws {
    var result = SuiteResult(
      circumstances: .made, seed: 1,
      architectures: [SuiteResult.Architecture(name: "A", idea: "", module: "A", roles: [])])
    result.parts = [PartRecord(.lines, .unavailable, reason: "the parser is missing: install it")]
    let html = HTMLReport(result).text
    for part in ["stories", "lines", "coupling", "rules", "coverage", "spread", "runtime", "growth"] {
      #expect(html.contains("class=\"missing\" data-part=\"\(part)\""), "\(part)")
    }
    #expect(html.contains("the parser is missing: install it"))
    #expect(html.contains("compare --only growth measures it"))
  }

  @Test("Whether all behave the same is said first, and so is what doesn't")
  func behaviour() throws {
    var result = try SuiteResult.made()
    #expect(HTMLReport(result).text.contains("They don’t all behave the same."))
    result.walk = nil
    result.stories = StoriesResult(architectures: ["A", "B"], stories: [.fixture("One", passed: 3, of: 3)])
    let html = HTMLReport(result).text
    #expect(html.contains("Both behave the same."))
    #expect(html.contains("1 story with 3 steps passed in A and B"))
    result.stories = StoriesResult(
      architectures: ["A", "B"], stories: [.fixture("One", passed: 1, of: 3, failure: .problem)])
    #expect(HTMLReport(result).text.contains("What they do is the same, but not what the stories say."))
  }

  @Test("A walk that found something is no agreement")
  func walk() throws {
    var result = try SuiteResult.made()
    result.stories = StoriesResult(architectures: ["A", "B"], stories: [.fixture("One", passed: 3, of: 3)])
    let html = HTMLReport(result).text
    #expect(html.contains("They don’t all behave the same."))
    #expect(html.contains("A differs"))
  }

  @Test("The numbers in the table are those of the measures", arguments: ["A", "B"])
  func numbers(name: String) throws {
    let result = try SuiteResult.made()
    let html = HTMLReport(result).text
    for measure in Measures.all {
      guard let value = measure.value(result, name) else { continue }
      let link =
        "data-measure=\"\(measure.id)\" data-architecture=\"\(name)\">\(NumberText.text(value.number, measure.unit))<"
      #expect(html.contains(link), "\(measure.id)")
    }
  }

  @Test("Each measure's definition stands on the page, and each picture's words and table")
  func words() throws {
    let result = try SuiteResult.made()
    let html = HTMLReport(result).text
    for row in MeasureTable(result).rows {
      #expect(html.contains(Markup(row.measure.definition).html), "\(row.measure.id)")
    }
    let pictures = html.components(separatedBy: "<svg ").count
    #expect(pictures == html.components(separatedBy: "</desc>").count)
    #expect(pictures > 10)
  }

  @Test("Where and when stands on it")
  func origin() throws {
    let html = HTMLReport(try .made()).text
    for text in ["Abacus, 2 processors", "Swift 6.3.1", "abc123, with changes", "2026-11-21, 12:00 UTC"] {
      #expect(html.contains(text), "\(text)")
    }
  }
}
