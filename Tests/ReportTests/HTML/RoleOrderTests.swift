import Testing

@testable import Report

struct RoleOrderTests {
  private func pair(_ from: String, _ to: String) -> TypePair { TypePair(from: from, to: to) }

  @Test("What refers stands before what is referred to")
  func sequence() {
    let weights = [pair("c", "b"): 1, pair("b", "a"): 1, pair("c", "a"): 5]
    #expect(RoleOrder.sequence(of: ["a", "b", "c"], weights: weights) == ["c", "b", "a"])
  }

  @Test("In a cycle the lighter reference leads backwards, and everybody is there once")
  func cycle() {
    let weights = [pair("a", "b"): 9, pair("b", "a"): 1, pair("b", "c"): 2]
    #expect(RoleOrder.sequence(of: ["a", "b", "c"], weights: weights) == ["a", "b", "c"])
  }

  @Test("A layer lies below all that refers to it")
  func layers() {
    let edges = [pair("a", "b"), pair("b", "c"), pair("a", "c"), pair("a", "d")]
    #expect(RoleOrder.layers(of: ["a", "b", "d", "c"], edges: edges) == [["a"], ["b", "d"], ["c"]])
  }

  @Test("Nobody makes no layers")
  func nobody() {
    #expect(RoleOrder.layers(of: [], edges: []).isEmpty)
  }
}
