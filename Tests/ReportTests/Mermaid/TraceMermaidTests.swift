import Report
import Testing

struct TraceMermaidTests {
  @Test func typesThatAreWrittenWithTheSameLettersHaveLifelinesOfTheirOwn() {
    let functions = ["A.B", "A_B", "Ä_B"].map {
      TraceResult.Function(type: $0, name: "f()", file: "a.swift", line: 1, kind: .function)
    }
    let lines = TraceMermaid(.single(functions, [0, 0, 0, 1, 0, 2])).lines
    #expect(
      lines.filter { $0.contains("participant") } == [
        "  participant T_A_B as A.B", "  participant T_A_B_2 as A_B", "  participant T___B as Ä_B",
      ])
  }

  @Test func namesAreEscapedInHeadings() {
    var trace = TraceResult.fixture
    trace.stories[0].name = "<b>\n# c"
    #expect(TraceMermaid(trace).lines.first == "## &lt;b> \\# c: A")
  }

  @Test func everyStoryAndImplementationHasADiagram() {
    #expect(
      TraceMermaid(.fixture).lines.joined(separator: "\n") == """
        ## Rows: A

        ```mermaid
        sequenceDiagram
          actor Story
          Note over Story: Given the app is launched
          Note over Story: When I tap "menu"
          participant T_Menu as Menu
          Story->>T_Menu: tap()
          create participant T_Screen as Screen
          T_Menu->>T_Screen: init(rows:)
          loop 2 times
          T_Menu->>T_Screen: show(_:)
          participant T_Row as Row
          T_Screen->>T_Row: text
          end
          Note over Story: Then it is gone
          destroy T_Screen
          Story-xT_Screen: deinit
        ```

        ## Rows: B

        ```mermaid
        sequenceDiagram
          actor Story
          Note over Story: Given the app is launched
          Note over Story: When I tap "menu"
          participant T_Menu as Menu
          Story->>T_Menu: tap()
          Note over Story: ✗ “menu” is not shown
        ```
        """)
  }
}
