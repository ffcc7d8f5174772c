import SharedModel
import Testing

@testable import ObservationImpl

struct SavedStateLinkTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  @Test(
    "A link opens the whole stack above the menu",
    arguments: [
      (GuideLink.quarters, [SavedState.Screen.quarters(order: .priority)]), (.places, [allPlaces]),
      (.place(id: "maat"), [allPlaces, .place(id: "maat")]), (.reference, [.reference]),
      (.article(id: "fish"), [.reference, .article(id: "fish")]),
    ])
  func stacks(link: GuideLink, screens: [SavedState.Screen]) {
    #expect(SavedState(link) == SavedState(screens: screens))
  }

  @Test("The link to a note opens it over its place, with the saved note")
  func note() {
    #expect(
      SavedState(GuideLink.note(placeID: "maat"))
        == SavedState(screens: [Self.allPlaces, .place(id: "maat")], note: NoteDraft(placeID: "maat", text: nil)))
  }
}
