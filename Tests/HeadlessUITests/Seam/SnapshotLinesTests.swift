import HeadlessUI
import Testing

struct SnapshotLinesTests {
  @Test func aMomentIsOneFactALine() {
    let snapshot = Snapshot(
      stack: [.init(name: "menu", title: "Lisbon"), .init(name: "place", title: "MAAT")],
      screen: .init(name: "place", title: "MAAT", elements: [Element(id: "place.summary", content: .label("Art"))]),
      modal: .init(name: "note", title: "Note", elements: [Element(id: "note.spinner", content: .spinner)]),
      alert: .init(title: "Discard?", buttons: ["Discard", "Keep"]))
    #expect(
      snapshot.lines == [
        "under: menu “Lisbon”", "screen: place “MAAT”", "  place.summary: label “Art”", "modal: note “Note”",
        "  note.spinner: spinner", "alert: “Discard?” [Discard] [Keep]",
      ])
  }

  @Test func aLoneScreenIsAllThereIs() {
    let snapshot = Snapshot(
      stack: [.init(name: "signIn", title: "Sign in")], screen: .init(name: "signIn", title: "Sign in", elements: []))
    #expect(snapshot.lines == ["screen: signIn “Sign in”"])
  }

  @Test(arguments: [
    (Element.Content.label("a"), "x: label “a”"), (.button("a"), "x: button “a”"),
    (.textField(""), "x: text field “”"), (.secureField("a"), "x: secure field “a”"),
    (.segmentedControl(segments: ["a", "b"], selected: 0), "x: segmented control [a] | b"),
    (.segmentedControl(segments: ["a", "b"], selected: nil), "x: segmented control a | b"),
    (.toggle(true), "x: toggle “on”"), (.toggle(false), "x: toggle “off”"), (.image("a"), "x: image “a”"),
    (.spinner, "x: spinner"), (.list(.init(sections: [])), "x: list, 0 rows"),
  ])
  func anElementIsALine(content: Element.Content, line: String) {
    #expect(Element(id: "x", content: content).lines == [line])
    #expect(Element(id: "x", content: content, isEnabled: false).lines == ["\(line) (disabled)"])
  }

  @Test func aListIsALineARow() {
    let row = Element.Row(title: "b", subtitle: "c", accessory: "★", badge: "3")
    let list = Element.List(
      sections: [.init(rows: [.init(title: "a")]), .init(title: "Two", rows: [row])], isRefreshing: true)
    #expect(
      Element(id: "x", content: .list(list)).lines == [
        "x: list, 2 rows, refreshing", "  “a”", "  — Two", "  “b” “c” accessory ★ badge 3",
      ])
  }
}
