import SharedModel
import Testing

@testable import ReducerImpl

struct GuideLinkDestinationTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      (GuideLink.quarters, [SavedState.Screen.quarters(order: .priority)]), (.places, [allPlaces]),
      (.place(id: "maat"), [allPlaces, .place(id: "maat")]), (.reference, [.reference]),
      (.article(id: "hills"), [.reference, .article(id: "hills")]),
    ])
  func screens(link: GuideLink, screens: [SavedState.Screen]) {
    #expect(link.destination == SavedState(screens: screens))
  }

  @Test("The link to a note opens it over its place, with the saved note")
  func note() {
    let note = NoteDraft(placeID: "maat", text: nil)
    #expect(
      GuideLink.note(placeID: "maat").destination
        == SavedState(screens: [Self.allPlaces, .place(id: "maat")], note: note))
  }
}
