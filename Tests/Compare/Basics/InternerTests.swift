import Basics
import Testing

struct InternerTests {
  @Test func aValueIsKeptOnceAndFoundAgain() {
    var interner = Interner<String>()
    #expect(["a", "b", "a", "c", "b"].map { interner.index(of: $0) } == [0, 1, 0, 2, 1])
    #expect(interner.values == ["a", "b", "c"])
  }
}
