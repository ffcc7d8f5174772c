import Testing

@testable import CompareSuite

struct InterruptionTests {
  @Test func itEndsTheProcessUnlessItIsTolerated() {
    #expect(Interruption().happen())
  }

  @Test func theFirstIsToleratedAndTheSecondIsNot() {
    let interruption = Interruption()
    interruption.tolerateOne()
    #expect(!interruption.hasHappened)
    #expect(!interruption.happen())
    #expect(interruption.hasHappened)
    #expect(interruption.happen())
  }
}
