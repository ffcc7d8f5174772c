import Testing

@testable import Metrics

struct FalseDiscoveriesTests {
  /// The fifteen probabilities of Benjamini and Hochberg's example (1995); four are discoveries at 5 %.
  @Test("The authors' own example has four discoveries")
  func original() {
    let probabilities = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1,
    ]
    let level = FalseDiscoveries.level(probabilities.reversed(), share: 0.05)
    #expect(abs(level - 0.05 * 4 / 15) < 1e-12)
    #expect(probabilities.count { $0 <= level } == 4)
  }

  @Test("If nothing is decided, the level is that of a single decision")
  func none() {
    #expect(FalseDiscoveries.level([0.9, 0.8], share: 0.05) == 0.025)
    #expect(FalseDiscoveries.level([], share: 0.05) == 0.05)
  }

  @Test("If everything is decided, each decision needs no more than it would alone")
  func all() {
    #expect(abs(FalseDiscoveries.level([0.05, 0.01, 0], share: 0.05) - 0.05) < 1e-12)
  }
}
