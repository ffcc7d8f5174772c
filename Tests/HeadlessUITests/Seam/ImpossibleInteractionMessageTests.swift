import HeadlessUI
import Testing

struct ImpossibleInteractionMessageTests {
  nonisolated private static let field = Element(id: "note.text", content: .textField("hi"), isEnabled: false)
  nonisolated private static let image = Element(id: "menu.cover", content: .image("cover"))
  nonisolated private static let order = Element(
    id: "order", content: .segmentedControl(segments: ["A", "B"], selected: 1))
  nonisolated private static let screen = Snapshot.Screen(name: "menu", title: "Lisbon", elements: [image, order])
  nonisolated private static let empty = Snapshot.Screen(name: "blank", title: "", elements: [])
  nonisolated private static let alert = Snapshot.Alert(title: "Sure?", buttons: ["Yes", "No"])
  nonisolated private static let list = Element(
    id: "list", content: .list(.init(sections: [.init(rows: (1...20).map { .init(title: "Row \($0)") })])))

  @Test(arguments: [
    (
      ImpossibleInteraction.notShown(id: "x", frontmost: screen),
      "“x” is not shown. The screen “menu” shows “menu.cover”, “order”."
    ),
    (.notShown(id: "x", frontmost: empty), "“x” is not shown. The screen “blank” shows nothing."),
    (
      .alertInFront(wanted: "“x”", alert: alert),
      "“x” can't be reached: the alert “Sure?” is in front, with “Yes”, “No”."
    ),
    (
      .behindModal(id: "x", modal: screen),
      "“x” is behind the modal “menu”. The screen “menu” shows “menu.cover”, “order”."
    ),
    (.notEnabled(field), "“note.text” is disabled: note.text: text field “hi” (disabled)."),
    (.wrongKind(image, needed: "button"), "“menu.cover” is no button: its kind is image."),
    (
      .noAlert(wanted: "OK", frontmost: empty),
      "“OK” can't be tapped: no alert is shown. The screen “blank” shows nothing."
    ),
    (.noSuchButton(title: "OK", alert: alert), "The alert “Sure?” has no button “OK”; it has “Yes”, “No”."),
    (
      .noSuchSegment(title: "C", element: order), "“order” has no segment “C”: order: segmented control A | [B]."
    ),
    (.noModal(frontmost: empty), "No modal is shown. The screen “blank” shows nothing."),
    (.nothingToGoBackTo(frontmost: screen), "There is nothing to go back to from “menu”."),
  ])
  func itSaysWhatWasWantedAndWhatIsThere(problem: ImpossibleInteraction, message: String) {
    #expect(problem.description == message)
  }

  @Test func aLongListIsCutShort() {
    let message = ImpossibleInteraction.noSuchRow(wanted: "21", element: Self.list).description
    #expect(message.hasPrefix("“list” has no row 21: list: list, 20 rows;   “Row 1”;   “Row 2”;"))
    #expect(message.hasSuffix("“Row 11”."))
  }
}
