import Report
import Testing

struct TraceMermaidTests {
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
