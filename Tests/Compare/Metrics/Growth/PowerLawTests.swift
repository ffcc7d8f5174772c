import Foundation
import Testing
import Metrics

struct PowerLawTests {
  @Test("A power of the size is recovered, whatever its factor", arguments: [0.0, 0.5, 1, 2, -1])
  func exactPower(exponent: Double) throws {
    let sizes = [100.0, 1000, 10_000, 100_000]
    let law = try #require(PowerLaw(sizes: sizes, costs: sizes.map { 3e-7 * pow($0, exponent) }))
    #expect(abs(law.exponent - exponent) < 1e-12)
    #expect(try #require(law.margin) < 1e-12)
  }

  @Test("Slope and interval match a calculation by hand")
  func byHand() throws {
    // On the logarithms: (0, 0), (1, 1), (2, 3). The slope is 3/2 and the residuals' squares sum to 1/6, so the slope's
    // standard error is √(1/6 / 1 / 2), times 12.7062 for one degree of freedom.
    let e = M_E
    let law = try #require(PowerLaw(sizes: [1, e, e * e], costs: [1, e, e * e * e]))
    #expect(abs(law.exponent - 1.5) < 1e-12)
    #expect(abs(try #require(law.margin) - 12.7062 / 12.0.squareRoot()) < 1e-5)
  }

  @Test("The order of the points doesn't matter")
  func order() throws {
    let forth = try #require(PowerLaw(sizes: [1, 2, 4], costs: [3, 5, 6]))
    let back = try #require(PowerLaw(sizes: [4, 2, 1], costs: [6, 5, 3]))
    #expect(abs(forth.exponent - back.exponent) < 1e-12)
  }

  @Test("A higher confidence level gives a wider interval")
  func coverage() throws {
    let narrow = try #require(PowerLaw(sizes: [1, 2, 4], costs: [3, 5, 6], coverage: 0.5)?.margin)
    let wide = try #require(PowerLaw(sizes: [1, 2, 4], costs: [3, 5, 6], coverage: 0.99)?.margin)
    #expect(narrow < wide)
  }

  @Test("Two points have an exponent and no interval")
  func twoPoints() throws {
    let law = try #require(PowerLaw(sizes: [10, 1000], costs: [1, 100]))
    #expect(abs(law.exponent - 1) < 1e-12)
    #expect(law.margin == nil)
  }

  @Test("Work that is never done doesn't grow")
  func noWork() throws {
    #expect(try #require(PowerLaw(sizes: [10, 1000], costs: [0, 0])).exponent == 0)
  }

  @Test(
    "Points that no line fits have no exponent",
    arguments: [
      ([], []), ([10], [1]), ([10, 10], [1, 2]), ([10, 20], [1]), ([0, 10], [1, 2]), ([10, 20], [0, 1]),
      ([10, 20], [1, .infinity]), ([10, .nan], [1, 2]), ([10, 20], [-1, 1]),
    ] as [([Double], [Double])])
  func unusable(sizes: [Double], costs: [Double]) {
    #expect(PowerLaw(sizes: sizes, costs: costs) == nil)
  }

  @Test("A constant term shows from size to size, and no single power fits")
  func constantTerm() throws {
    let sizes: [Double] = [100, 1000, 10_000].flatMap { [$0, $0, $0] }
    let noise = [0.99, 1, 1.01, 1.01, 0.99, 1, 1, 1.01, 0.99]
    let law = try #require(PowerLaw(sizes: sizes, costs: zip(sizes, noise).map { (50 + $0) * $1 }))
    #expect(law.isPoor)
    #expect(zip(law.steps, [0.845, 0.981]).allSatisfy { abs($0 - $1) < 0.01 })
    let proportional = try #require(PowerLaw(sizes: sizes, costs: zip(sizes, noise).map { $0 * $1 }))
    #expect(!proportional.isPoor)
  }

  /// With 4 × 2 costs scattered about a line, one in a hundred is called poor.
  @Test("A true power is called a poor fit as often as documented")
  func falseAlarms() {
    var chance = Chance(seed: 3)
    let sizes: [Double] = [1, 10, 100, 1000].flatMap { [$0, $0] }
    let poor = (0..<2000).count { _ in
      PowerLaw(sizes: sizes, costs: sizes.map { $0 * exp(chance.normal(0.1)) })?.isPoor ?? true
    }
    #expect((8...34).contains(poor))
  }
}
