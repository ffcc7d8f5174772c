import Runtime
import Testing

@testable import Report

struct StepTimeTests {
  @Test func sixSamplesHaveAnIntervalFromTheLeastToTheGreatest() throws {
    let time = try #require(StepTime(samples: [60, 10, 30, 20, 50, 40]))
    #expect(time.median == 35)
    // At positions 0.05 · 5 = 0.25 and 0.95 · 5 = 4.75 of the sorted samples, counted from 0.
    #expect(abs(time.spread.lowerBound - 12.5) < 1e-9)
    #expect(abs(time.spread.upperBound - 57.5) < 1e-9)
    let interval = try #require(time.interval)
    #expect(interval.lower == 10 && interval.upper == 60)
    // All six on one side of the median: 2 · (1/2)⁶ = 1/32.
    #expect(abs(interval.coverage - 31.0 / 32) < 1e-12)
  }

  @Test func twentyOneSamplesLeaveOutTheTails() throws {
    let time = try #require(StepTime(samples: (0...20).map(Double.init)))
    #expect(time.median == 10)
    // At positions 1 and 19.
    #expect(time.spread == 1...19)
    // P(B ≤ 5) of 21 is 0.0133, P(B ≤ 6) is 0.0392: the interval reaches from the 6th to the 16th.
    #expect(time.interval?.lower == 5)
    #expect(time.interval?.upper == 15)
  }

  @Test func fiveSamplesAreTooFewForAnInterval() throws {
    let time = try #require(StepTime(samples: [1, 2, 3, 4, 5]))
    #expect(time.median == 3)
    #expect(time.interval == nil)
  }

  @Test func oneSampleIsAllThereIs() throws {
    let time = try #require(StepTime(samples: [7]))
    #expect(time.median == 7)
    #expect(time.spread == 7...7)
  }

  @Test func withoutSamplesThereIsNoTime() {
    #expect(StepTime(samples: []) == nil)
  }
}
