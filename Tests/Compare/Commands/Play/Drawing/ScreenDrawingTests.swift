import HeadlessUI
import Testing

@testable import CompareSuite

struct ScreenDrawingTests {
  private func text(_ snapshot: Snapshot?, width: Int = 40) -> String {
    ScreenDrawing(snapshot, width: width).lines.map(\.text).joined(separator: "\n")
  }

  private func targets(_ snapshot: Snapshot) -> [Target] {
    ScreenDrawing(snapshot, width: 40).lines.compactMap(\.target)
  }

  @Test func eachKindOfElementIsDrawn() {
    #expect(
      text(.sample) == """
          menu › article
          All kinds
          ──────────────────────────────────────
          A label of several words
          (noteText is empty)
          search: [mu]
          password: [•••] (disabled)
          order: ( ) Priority  (•) A–Z
          [x] favourite
          <cover: placeholder>
          … waiting …
          · 3 rows, refreshing …
          — B —
          Belém  Towers.                   ★ (3)
          Twin
          Twin
          [ Next ] (disabled)
        """)
  }

  @Test func whatCanBeActedOnIsKnownFromTopToBottom() {
    #expect(
      targets(.sample) == [
        .element(id: "places.search"), .element(id: "signIn.password"), .element(id: "quarters.order"),
        .element(id: "place.favourite"), .row(1, list: "places.list"), .row(2, list: "places.list"),
        .row(3, list: "places.list"), .element(id: "place.next"),
      ])
  }

  @Test func aSheetSaysWhatIsBehindIt() {
    #expect(
      text(.sheeted) == """
          menu › article
          in front of article “All kinds”, in a sheet:
          Note
          ──────────────────────────────────────
          [ Cancel ]
        """)
    #expect(targets(.sheeted) == [.element(id: "note.cancel")])
  }

  @Test func underAnAlertOnlyItsButtonsCanBeActedOn() {
    #expect(text(.asking).contains("\n  ! Discard changes?\n  ! [ Discard ]\n  ! [ Keep ]\n\n  [ Cancel ]"))
    #expect(targets(.asking) == [.alertButton("Discard"), .alertButton("Keep")])
  }

  @Test func anAppThatDoesNotRunSaysSo() {
    #expect(text(nil) == "The app is not running.")
  }

  @Test func inANarrowTerminalMarksAreSeenAndLabelsAreBroken() {
    let lines = ScreenDrawing(.sample, width: 16).lines.map(\.text)
    #expect(lines.contains("  Belém  … ★ (3)"))
    #expect(lines.contains("  A label of"))
    #expect(lines.contains("  several words"))
  }

  @Test(arguments: [0, 1, 2, 3])
  func noWidthIsTooSmall(width: Int) {
    #expect(!ScreenDrawing(.asking, width: width).lines.isEmpty)
    #expect(!ScreenDrawing(.sample, width: width).lines.isEmpty)
  }
}
