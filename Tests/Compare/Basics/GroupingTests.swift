import Basics
import Testing

struct GroupingTests {
  private struct Odd: Error {}

  @Test func groupsComeInTheOrderOfTheirFirstElements() {
    let groups = ["pear", "plum", "fig", "apple", "date"].grouped(by: \.count)
    #expect(groups.map(\.key) == [4, 3, 5])
    #expect(groups.map(\.elements) == [["pear", "plum", "date"], ["fig"], ["apple"]])
  }

  @Test func whatHasNoKeyIsThrown() {
    #expect(throws: Odd.self) {
      try [2, 4, 5].grouped { number throws(Odd) in
        guard number.isMultiple(of: 2) else { throw Odd() }
        return number
      }
    }
  }
}
