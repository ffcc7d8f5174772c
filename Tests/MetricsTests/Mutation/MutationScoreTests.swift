import Metrics
import Testing

struct MutationScoreTests {
  @Test("Who isn't equivalent and compiles counts; killed and timed out are noticed")
  func score() {
    let score = MutationScore(MutantFate.allCases + [.killed, .killed])
    #expect(score.noticed == 4)
    #expect(score.all == 6)
    #expect(score.share == 4.0 / 6)
  }

  @Test("Without mutants there is no share")
  func nothing() {
    #expect(MutationScore([]).share == nil)
    #expect(MutationScore([.equivalent, .notCompilable]).share == nil)
  }
}
