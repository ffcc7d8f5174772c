import MadeResults
import Metrics
import Testing

@testable import Report
@testable import Results

struct AnswersSectionTests {
  private func html(_ change: (inout SuiteResult) throws -> Void = { _ in }) throws -> String {
    var result = try SuiteResult.made()
    try change(&result)
    return result.answersSection.content.html
  }

  @Test("Bars are in proportion, and the widest takes the full width")
  func bars() throws {
    let html = try html { result in
      let lines = try #require(result.lines)
      result.lines = LinesResult(
        files: lines.files + lines.files.filter { $0.architecture == "B" }, tests: lines.tests, shared: lines.shared)
    }
    #expect(html.contains("<p>Code lines: 30 in A to 60 in B, ×2.0.</p>"))
    let code = try #require(html.split(separator: "id=\"answer-code\"").last?.split(separator: "</figure>").first)
    #expect(code.matches(of: #/<rect x="92" [^>]*width="([0-9.]+)"/#).map { String($0.1) } == ["95", "190"])
  }

  @Test("A range ends at the larger value and marks the smaller one")
  func range() throws {
    let html = try html { result in
      result.coupling = CouplingResult(
        modules: [("AImpl", 10, 20), ("BImpl", 5, 5)].map { name, least, most in
          .made(name, numbers: ["meanReach": least, "meanReachWithConformers": most])
        })
    }
    let reach = try #require(html.split(separator: "id=\"answer-reach\"").last?.split(separator: "</figure>").first)
    #expect(reach.matches(of: #/class="bar pale"/#).count == 2)
    #expect(reach.matches(of: #/<rect x="([0-9.]+)" [^>]*width="3"/#).map { String($0.1) } == ["185.5", "138"])
  }

  @Test("A measure without values has no chart, and shared conditions are stated once")
  func missing() throws {
    let html = try html { result in
      result.runtime = nil
      result.rules = nil
    }
    #expect(!html.contains("answer-time") && !html.contains("own rules"))
    #expect(html.contains("answer-code"))
  }

  @Test("A failing story comes before the numbers")
  func failing() throws {
    let html = try html { result in
      result.walk = WalkResult(steps: 9, seed: 1, finding: ["B alone: it is odd."])
    }
    let verdict = try #require(html.range(of: "verdict fails"))
    let first = try #require(html.range(of: "How much code is it?"))
    #expect(verdict.lowerBound < first.lowerBound)
    #expect(html.contains("B alone: it is odd."))
  }
}
