import Foundation
import Runtime
import Testing

@testable import Report

struct TimeEstimateTests {
  private func finding() throws -> TimeFinding {
    let text = """
      {"times": [], "margin": 1.01, "tieGroups": [], "comparisons": [{"contender": "B", "reference": "A", "logRatios": [],
       "raw": {"ratio": 2, "low": 1.6, "high": 2.5}, "net": {"ratio": 4, "low": 3.2, "high": 5}, "probability": 0.01,
       "verdict": "slower"}]}
      """
    return try JSONDecoder().decode(TimeFinding.self, from: Data(text.utf8))
  }

  @Test("A comparison is found whichever way it was made")
  func bothWays() throws {
    let forth = try #require(try TimeEstimate(of: "B", against: "A", in: finding(), withoutHarness: false))
    #expect(forth.verdict == .slower)
    #expect(forth.certainty == .toldApart(1.6...2.5))
    let back = try #require(try TimeEstimate(of: "A", against: "B", in: finding(), withoutHarness: true))
    #expect(back.verdict == .faster)
    #expect(back.ratio == RatioEstimate(ratio: 0.25, low: 0.2, high: 1 / 3.2))
  }

  @Test("Who was not compared has none")
  func strangers() throws {
    #expect(try TimeEstimate(of: "C", against: "A", in: finding(), withoutHarness: false) == nil)
  }
}
