import Testing

@testable import Metrics

struct ProcessMeanTests {
  /// Mean 3, squares 4 + 1 + 0 + 1 + 4, s² = 10/4.
  @Test("Mean and variance of 1 to 5 are worked out by hand")
  func byHand() throws {
    let mean = try #require(ProcessMean(of: [1, 2, 3, 4, 5]))
    #expect(mean.mean == 3 && mean.variance == 2.5 && mean.count == 5)
  }

  @Test("Fewer than two processes say nothing", arguments: [[], [1]])
  func tooFew(values: [Double]) {
    #expect(ProcessMean(of: values) == nil)
  }
}
