import Metrics
import Testing

struct LineCountTests {
  @Test("The total is the sum of the three kinds")
  func totalIsTheSum() {
    #expect(LineCount(code: 5, comment: 3, blank: 2).total == 10)
  }

  @Test("Two counts add up kind by kind")
  func countsAddUp() {
    let sum = LineCount(code: 1, comment: 2, blank: 4) + LineCount(code: 10, comment: 20, blank: 40)
    #expect(sum == LineCount(code: 11, comment: 22, blank: 44))
  }
}
