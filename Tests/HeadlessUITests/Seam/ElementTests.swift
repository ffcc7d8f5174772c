import HeadlessUI
import Testing

struct ElementTests {
  private typealias Case = (content: Element.Content, kind: String, text: String?)

  @Test(
    arguments: [
      (.label("a"), "label", "a"), (.button("a"), "button", "a"), (.textField("a"), "text field", "a"),
      (.secureField("a"), "secure field", "a"), (.image("a"), "image", "a"), (.toggle(true), "toggle", "on"),
      (.toggle(false), "toggle", "off"), (.spinner, "spinner", nil),
      (.list(.init(sections: [])), "list", nil),
      (.segmentedControl(segments: ["a", "b"], selected: 1), "segmented control", "b"),
      (.segmentedControl(segments: ["a", "b"], selected: nil), "segmented control", ""),
      (.segmentedControl(segments: ["a", "b"], selected: 2), "segmented control", ""),
    ] as [Case])
  func eachKindHasANameAndMayHaveAText(content: Element.Content, kind: String, text: String?) {
    let element = Element(id: "x", content: content)
    #expect(element.kind == kind)
    #expect(element.text == text)
  }

  @Test func aListCountsItsRowsThroughAllSections() {
    let rows = ["a", "b", "c"].map { Element.Row(title: $0) }
    #expect(Element.List(sections: []).rows == [])
    #expect(Element.List(sections: [.init(rows: [rows[0]]), .init(title: "B", rows: Array(rows[1...]))]).rows == rows)
  }

  @Test func aSectionWithNothingToSeeIsNoPartOfAList() {
    let empty = Element.Section(rows: [])
    let titled = Element.Section(title: "B", rows: [])
    #expect(Element.List(sections: [empty, titled, empty]).sections == [titled])
  }

  @Test func theFrontmostScreenIsTheModal() {
    let screen = Snapshot.Screen(name: "a", title: "A", elements: [])
    let modal = Snapshot.Screen(name: "b", title: "B", elements: [])
    #expect(Snapshot(stack: [], screen: screen).frontmostScreen == screen)
    #expect(Snapshot(stack: [], screen: screen, modal: modal).frontmostScreen == modal)
  }
}
