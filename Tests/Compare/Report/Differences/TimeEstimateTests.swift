import Foundation
import MadeResults
import Testing
import Metrics

@testable import Report
@testable import Results

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
