import MadeResults
import Testing

@testable import Report
@testable import Results

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

struct SequenceDiagramTests {
  /// The lines below the step's note.
  private func lines(_ calls: (depth: Int, type: String, name: String)..., step: String = "I tap") -> [String] {
    let functions = calls.map { call in
      let kind: TraceResult.Kind =
        call.name.hasPrefix("init") ? .construction : call.name == "deinit" ? .release : .function
      return TraceResult.Function(type: call.type, name: call.name, file: "A.swift", line: 1, kind: kind)
    }
    var diagram = SequenceDiagram(functions: functions)
    // Each call has a function of its own, so that none is counted with another.
    diagram.add(
      step: step, CallTree.all(calls.enumerated().map { TraceResult.Call(depth: $1.depth, function: $0) }))
    return diagram.lines.dropFirst(2).map { String($0.dropFirst(2)) }
  }

  @Test func aLifelineBeginsWithTheFirstObjectAndEndsWithTheLast() {
    #expect(
      lines(
        (0, "Row", "init()"), (0, "Row", "init()"), (0, "Row", "deinit"), (0, "Row", "deinit"), (0, "Row", "init()")
      ).dropFirst() == [
        "create participant T_Row as Row", "Story->>T_Row: init()", "Story->>T_Row: init()", "Story->>T_Row: deinit",
        "destroy T_Row", "Story-xT_Row: deinit", "create participant T_Row_2 as Row", "Story->>T_Row_2: init()",
      ])
  }

  @Test func aTypeThatIsCalledBeforeItHasAnObjectIsThereFromTheTop() {
    #expect(
      lines((0, "Row", "make()"), (1, "Row", "init()"), (0, "Row", "deinit")).dropFirst() == [
        "participant T_Row as Row", "Story->>T_Row: make()", "T_Row->>T_Row: init()", "Story->>T_Row: deinit",
      ])
  }

  @Test func whatAnObjectCallsAtItsEndComesBeforeItIsGone() {
    #expect(
      lines((0, "Row", "init()"), (0, "Row", "deinit"), (1, "Log", "add(_:)")).suffix(5) == [
        "Story->>T_Row: deinit", "participant T_Log as Log", "T_Row->>T_Log: add(_:)", "destroy T_Row",
        "T_Row--xStory: gone",
      ])
  }

  @Test func anObjectThatEndsWhileItStillRunsKeepsItsLifeline() {
    #expect(
      lines((0, "Row", "init()"), (0, "Row", "close()"), (1, "Row", "deinit"), (1, "Log", "add(_:)")).suffix(4) == [
        "Story->>T_Row: close()", "T_Row->>T_Row: deinit", "participant T_Log as Log", "T_Row->>T_Log: add(_:)",
      ])
  }

  @Test func nothingInATextIsReadAsTheLanguage() {
    #expect(
      lines((0, "Outer.Row", "<(_:)"), step: "I type \"a;b#c\n%%\"") == [
        "Note over Story: I type \"a#59;b#35;c #37;#37;\"", "participant T_Outer_Row as Outer.Row",
        "Story->>T_Outer_Row: #60;(_:)",
      ])
  }
}
