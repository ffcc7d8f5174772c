import Testing

@testable import Measuring

struct SizeBudgetTests {
  private var budget = SizeBudget(seconds: 80, runs: 8)

  @Test func theSmallestSizeIsAlwaysAllowed() {
    #expect(SizeBudget(seconds: 0, runs: 8).allowsTrying(1_000_000))
    #expect(SizeBudget(seconds: 0, runs: 8).allowsMeasuring(seconds: 1))
    #expect(budget.step(towards: 1_000_000) == 1_000_000)
  }

  @Test mutating func whileNothingIsKnownAboutGrowthASquareIsExpected() {
    budget.add(100, seconds: 0.05, isMeasured: true)
    // 0.4 s are planned. A run of forty times the size would take another 80 s.
    #expect(budget.allowsTrying(3900))
    #expect(!budget.allowsTrying(4000))
  }

  @Test mutating func whatWasTriedIsMeasuredWhenAllItsRunsFitIn() {
    budget.add(100, seconds: 0.05, isMeasured: true)
    #expect(budget.allowsMeasuring(seconds: 9.9))
    #expect(!budget.allowsMeasuring(seconds: 10))
  }

  @Test mutating func theLastGrowthIsExpectedToGoOn() {
    budget.add(100, seconds: 0.01, isMeasured: true)
    budget.add(1000, seconds: 0.1, isMeasured: true)
    #expect(budget.allowsTrying(90_000))
    #expect(!budget.allowsTrying(100_000))
    budget.add(10_000, seconds: 8, isMeasured: false)
    #expect(!budget.allowsTrying(20_000))
  }

  @Test mutating func lessThanInProportionIsNotExpectedToGoOn() {
    budget.add(100, seconds: 0.5, isMeasured: true)
    budget.add(1000, seconds: 0.5, isMeasured: true)
    #expect(budget.allowsTrying(9000))
    #expect(!budget.allowsTrying(19_000))
  }

  @Test mutating func aFarSizeIsComeUpToInSteps() {
    budget.add(100, seconds: 0.001, isMeasured: true)
    #expect(budget.step(towards: 40_000) == 1000)
    budget.add(1000, seconds: 0.01, isMeasured: false)
    #expect(budget.step(towards: 40_000) == 10_000)
    budget.add(10_000, seconds: 0.1, isMeasured: false)
    #expect(budget.step(towards: 40_000) == 40_000)
  }
}
