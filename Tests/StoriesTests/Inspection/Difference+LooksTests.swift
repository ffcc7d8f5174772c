import HeadlessUI
import Testing

@testable import Stories

struct DifferenceLooksTests {
  /// Describes how `note` differs after a change.
  private func text(_ change: (inout Snapshot) -> Void) -> String? {
    var changed = Snapshot.note
    change(&changed)
    return Difference(looks: changed, .note)?.text
  }

  private func text(_ element: Element, besides other: Element) -> String? {
    func snapshot(_ element: Element) -> Snapshot {
      var snapshot = Snapshot.empty
      snapshot.screen.elements = [element]
      return snapshot
    }
    return Difference(looks: snapshot(element), snapshot(other))?.text
  }

  @Test func whatLooksAlikeHasNoDifference() {
    #expect(text { _ in } == nil)
  }

  @Test func anAppThatDoesNotRunIsNamed() {
    #expect(Difference(looks: nil, .note)?.text == "the app isn't running / is running")
  }

  @Test("The screen comes first, then what covers it, then its content")
  func whatWouldBeNamedFirst() {
    #expect(
      text {
        $0.modal = nil
        $0.alert = nil
      } == "the screen in front is “places” / is “note”")
    #expect(
      text {
        $0.stack.removeFirst()
        $0.alert = nil
      } == "the stack is places / is menu, places")
    #expect(
      text {
        $0.alert = nil
        $0.modal?.title = "x"
      } == "the alert isn't shown / reads “Discard changes?”")
    #expect(text { $0.alert?.title = "Why?" } == "the alert reads “Why?” / reads “Discard changes?”")
    #expect(text { $0.alert?.buttons = ["OK", "No"] } == "the alert offers [OK] [No] / offers [Discard]")
    #expect(
      text {
        $0.modal?.title = "x"
        $0.screen.title = "y"
      } == "the title of “note” is “x” / is “Note”")
    #expect(text { $0.screen.title = "y" } == "the title of “places” is “y” / is “Alfama”")
    #expect(text { $0.stack[0].title = "y" } == "the title of “menu”, below, is “y” / is “Lisbon”")
  }

  @Test func elementsThatAreMissingOrTooManyAreNamed() {
    #expect(text { $0.screen.elements.removeLast() } == "“place.favourite” isn't shown / is on")
    #expect(text { $0.screen.elements.remove(at: 2) } == "“places.spinner” isn't shown / is shown")
    #expect(
      text { $0.screen.elements.append(Element(id: "x", content: .label("New"))) } == "“x” reads “New” / isn't shown")
    #expect(
      text { $0.screen.elements.swapAt(0, 4) }
        == "What is shown comes in another order: number 1 is “place.favourite” / is “places.search”")
  }

  @Test(arguments: [
    (Element.Content.label("a"), Element.Content.label("b"), "“x” reads “a” / reads “b”"),
    (.textField(""), .textField("b"), "“x” is empty / reads “b”"),
    (.toggle(true), .toggle(false), "“x” is on / is off"),
    (.image("a"), .image("b"), "“x” shows “a” / shows “b”"),
    (.label("a"), .button("a"), "“x” is a label / is a button"),
    (
      .segmentedControl(segments: ["a", "b"], selected: 0), .segmentedControl(segments: ["a", "b"], selected: 1),
      "“x” has “a” selected / has “b” selected"
    ),
    (
      .segmentedControl(segments: ["a", "b"], selected: 0), .segmentedControl(segments: ["a", "c"], selected: 0),
      "“x” offers a, b / offers a, c"
    ),
  ])
  func oneElementIsToldByWhatItShows(here: Element.Content, there: Element.Content, text: String) {
    #expect(self.text(Element(id: "x", content: here), besides: Element(id: "x", content: there)) == text)
  }

  @Test func whatCantBeUsedIsDisabled() {
    let button = Element(id: "x", content: .button("a"))
    let disabled = Element(id: "x", content: .button("b"), isEnabled: false)
    #expect(text(disabled, besides: button) == "“x” is disabled / is enabled")
  }
}
