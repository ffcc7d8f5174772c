import MadeResults
import Testing

@testable import Report
@testable import Results

struct TraceReportTests {
  @Test func eachStepShowsWhatEachImplementationCalled() {
    #expect(
      TraceReport(.fixture).lines.joined(separator: "\n") == """
        Rows  (menu.feature:3)

        Given the app is launched
          (no calls)

        When I tap "menu"
          A
            Menu.tap()              Menu.swift:3
              + Screen.init(rows:)  Screen.swift:5
              Screen.show(_:)  × 2  Screen.swift:9
                Row.text            Row.swift:2
          B
            Menu.tap()  Menu.swift:3
            ✗ “menu” is not shown

        Then it is gone
          A
            − Screen.deinit  Screen.swift:4

        A call is indented below its caller, even if the kit or the model is in between; the step called the
          rest. + makes an object, − destroys one, × counts repetitions. Definitions: docs/metrics.md.
        """)
  }

  @Test func stepsAfterAFailureAreCounted() {
    var result = TraceResult.fixture
    result.stories[0].implementations.removeFirst()
    #expect(TraceReport(result).lines.contains("1 step was not taken, as one before failed."))
  }

  @Test func aStepThatCannotBeTakenIsSaid() {
    var result = TraceResult.fixture
    result.stories[0].implementations[0].skipped = [0]
    let lines = TraceReport(result).lines
    #expect(
      lines[2...6] == ["Given the app is launched", "  A", "    (not checked in a trace)", "  B", "    (no calls)"])
  }
}

struct CallTreeTests {
  /// `2×f1(f3)` for a tree in which function 1 was called twice and called function 3 each time.
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
