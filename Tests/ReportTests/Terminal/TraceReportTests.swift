import Report
import Testing

struct TraceReportTests {
  @Test func eachStepShowsWhatEachImplementationCalled() {
    #expect(
      TraceReport(.fixture).lines.dropLast(3).joined(separator: "\n") == """
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
