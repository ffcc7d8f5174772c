import Testing

@testable import Report

struct CallTreeTests {
  /// `2×f1(f3)` for a tree whose function 1 was called twice and called function 3 each time.
  private func text(_ numbers: Int...) -> String {
    let calls = stride(from: 0, to: numbers.count, by: 2).map {
      TraceResult.Call(depth: numbers[$0], function: numbers[$0 + 1])
    }
    return CallTree.all(calls).map(text).joined(separator: " ")
  }

  private func text(_ tree: CallTree) -> String {
    let calls = tree.calls.map(text).joined(separator: " ")
    return (tree.times > 1 ? "\(tree.times)×" : "") + "f\(tree.function)" + (calls.isEmpty ? "" : "(\(calls))")
  }

  @Test func whatIsCalledStandsInWhatCalledIt() {
    #expect(text(0, 1, 1, 2, 2, 3, 1, 4, 0, 5) == "f1(f2(f3) f4) f5")
    #expect(text() == "")
  }

  @Test func callsThatAreTheSameAreCountedWhereTheyFollowEachOther() {
    #expect(text(0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 0, 1, 1, 2) == "2×f1(f2) f1 f1(f2)")
    #expect(text(0, 1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 2) == "2×f1(2×f2)")
  }

  @Test func callsThatDifferInHowOftenTheyCallAreNotTheSame() {
    #expect(text(0, 1, 1, 2, 1, 2, 0, 1, 1, 2) == "f1(2×f2) f1(f2)")
  }
}
