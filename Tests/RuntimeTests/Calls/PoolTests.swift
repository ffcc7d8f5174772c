import Testing

@testable import Runtime

struct PoolTests {
  @Test func aValueIsKeptOnceAndFoundAgain() {
    var pool = Pool<String>()
    #expect(["a", "b", "a", "c", "b"].map { pool.index(of: $0) } == [0, 1, 0, 2, 1])
    #expect(pool.values == ["a", "b", "c"])
  }
}
