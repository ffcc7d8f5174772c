import Testing

@testable import CompareSuite

struct SizeBudgetTests {
  private var budget = SizeBudget(seconds: 80, runs: 8)

  @Test func theSmallestSizeIsAlwaysAllowed() {
    #expect(SizeBudget(seconds: 0, runs: 8).allows(1_000_000))
    #expect(budget.step(towards: 1_000_000) == 1_000_000)
  }

  @Test func whileNothingIsKnownAboutGrowthASquareIsExpected() {
    var budget = budget
    budget.add(100, seconds: 0.05, isMeasured: true)
    // 0.4 s are planned; ten times the size would take 8 · 5 s more, twenty times 8 · 20 s.
    #expect(budget.allows(1000))
    #expect(!budget.allows(2000))
  }

  @Test func theLastGrowthIsExpectedToGoOn() {
    var budget = budget
    budget.add(100, seconds: 0.01, isMeasured: true)
    budget.add(1000, seconds: 0.1, isMeasured: true)
    #expect(budget.allows(90_000))
    #expect(!budget.allows(100_000))
    budget.add(10_000, seconds: 8, isMeasured: false)
    #expect(!budget.allows(20_000))
  }

  @Test func lessThanInProportionIsNotExpectedToGoOn() {
    var budget = budget
    budget.add(100, seconds: 0.5, isMeasured: true)
    budget.add(1000, seconds: 0.5, isMeasured: true)
    #expect(budget.allows(9000))
    #expect(!budget.allows(19_000))
  }

  @Test func aFarSizeIsComeUpToInSteps() {
    var budget = budget
    budget.add(100, seconds: 0.001, isMeasured: true)
    #expect(budget.step(towards: 40_000) == 1000)
    budget.add(1000, seconds: 0.01, isMeasured: false)
    #expect(budget.step(towards: 40_000) == 10_000)
    budget.add(10_000, seconds: 0.1, isMeasured: false)
    #expect(budget.step(towards: 40_000) == 40_000)
  }
}
