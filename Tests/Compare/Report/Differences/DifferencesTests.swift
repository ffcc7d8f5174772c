import Foundation
import MadeResults
import Testing
import Metrics

@testable import Report
@testable import Results

struct DifferencesTests {
  private let circumstances = SuiteResult(
    circumstances: .made, seed: 1,
    architectures: ["A", "B"].map { SuiteResult.Architecture(name: $0, idea: "", module: $0, roles: []) })

  private func measure(
    _ name: String, _ a: MeasuredValue, _ b: MeasuredValue, of part: SuitePart = .coupling, unit: MeasureUnit = .count
  ) -> Measure {
    MeasureFamily(part: part, source: "") { $1 == "A" ? a : b }
      .measured(name, name, unit, is: "", by: "", limits: "") { $0 }
  }

  private func differences(_ measures: [Measure]) -> Differences {
    Differences(of: "B", against: "A", in: MeasureTable(circumstances, measures: measures))
  }

  @Test("The largest difference of a family comes first, in either direction, and kinds are grouped")
  func order() {
    let found = differences([
      measure("more", MeasuredValue(0.1), MeasuredValue(0.2), unit: .share),
      measure("a few", MeasuredValue(0), MeasuredValue(9)),
      measure("twice", MeasuredValue(10), MeasuredValue(20)), measure("a tenth", MeasuredValue(100), MeasuredValue(10)),
      measure("most", MeasuredValue(0.1), MeasuredValue(0.9), unit: .share),
      measure("thrice", MeasuredValue(10), MeasuredValue(30)),
      measure("slower", MeasuredValue(1), MeasuredValue(2), of: .spread, unit: .lines),
    ])
    #expect(found.families.map(\.title) == ["Coupling", "Spread of features"])
    #expect(
      found.families[0].ranked.map(\.measure.title) == ["a tenth", "thrice", "twice", "most", "more", "a few"])
    #expect(found.families[1].ranked.map(\.measure.title) == ["slower"])
    #expect(found.families[0].largest(1).map(\.measure.title) == ["a tenth", "most", "a few"])
  }

  @Test("Equal and undecided pairs aren't ranked")
  func rest() {
    let found = differences([
      measure("equal", MeasuredValue(2), MeasuredValue(2)),
      measure("unsure", MeasuredValue(1, interval: 0...9), MeasuredValue(5, interval: 1...9)),
    ])
    #expect(found.families.isEmpty)
  }

  @Test("The first two implementations are shown first, however they differ")
  func firstPair() throws {
    let html = HTMLReport(try .realSized()).text
    let panels = html.matches(of: #/<section class="panel" data-key="([^"]*)~([^"]*)"[^>]* data-shown[ >]/#)
    #expect(panels.map { "\($0.1) against \($0.2)" } == ["MVVM-C against MVC"])
  }
}

struct TimeEstimateTests {
  private func finding() throws -> TimeFinding {
    let text = """
      {"times": [], "tieGroups": [], "comparisons": [{"subject": "B", "reference": "A", "logRatios": [],
       "raw": {"ratio": 2, "low": 1, "high": 4, "verdict": "undecided"},
       "net": {"ratio": 4, "low": 3.2, "high": 5, "verdict": "slower"}}]}
      """
    return try JSONDecoder().decode(TimeFinding.self, from: Data(text.utf8))
  }

  @Test(
    "A comparison is found in either direction, and the net figure has its own verdict")
  func bothWays() throws {
    let forth = try #require(try TimeEstimate(of: "B", against: "A", in: finding(), withoutHarness: false))
    #expect(forth.certainty == .undecided)
    let back = try #require(try TimeEstimate(of: "A", against: "B", in: finding(), withoutHarness: true))
    #expect(back.ratio == RatioEstimate(ratio: 0.25, low: 0.2, high: 1 / 3.2, verdict: .faster))
    #expect(back.certainty == .toldApart(0.2...(1 / 3.2)))
  }

  @Test("A subject that wasn't compared has no comparison")
  func strangers() throws {
    #expect(try TimeEstimate(of: "C", against: "A", in: finding(), withoutHarness: false) == nil)
  }
}
