import SharedModel
import Testing

@testable import ActionsImpl

struct OpenLinkActionTests {
  nonisolated private static let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private func open(_ address: String) -> SavedState? {
    var states: [SavedState?] = []
    OpenLinkAction(address: address).run { states.append($0) }
    #expect(states.count == 1)
    return states.first ?? nil
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      ("guide://quarters", [SavedState.Screen.quarters(order: .priority)]), ("guide://places", [places]),
      ("guide://places/maat", [places, .place(id: "maat")]), ("guide://reference", [.reference]),
      ("guide://reference/trams", [.reference, .article(id: "trams")]),
    ])
  func screens(address: String, screens: [SavedState.Screen]) {
    #expect(open(address) == SavedState(screens: screens))
  }

  @Test("A link to a note has the note over its place, with the text that is saved")
  func note() {
    let state = SavedState(screens: [Self.places, .place(id: "maat")], note: NoteDraft(placeID: "maat"))
    #expect(open("guide://places/maat/note") == state)
  }

  @Test("Any other link leads nowhere")
  func nowhere() {
    #expect(open("guide://nowhere") == nil)
  }
}
