import SharedModel
import Testing

@testable import StatesImpl

struct SavedStateLinkTests {
  nonisolated private static let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  @Test(
    "A link leads to all the screens above the menu, and to the note if it opens one",
    arguments: [
      (GuideLink.quarters, SavedState(screens: [.quarters(order: .priority)])),
      (.places, SavedState(screens: [places])),
      (.place(id: "maat"), SavedState(screens: [places, .place(id: "maat")])),
      (
        .note(placeID: "maat"),
        SavedState(screens: [places, .place(id: "maat")], note: NoteDraft(placeID: "maat"))
      ), (.reference, SavedState(screens: [.reference])),
      (.article(id: "trams"), SavedState(screens: [.reference, .article(id: "trams")])),
    ])
  func opening(link: GuideLink, state: SavedState) {
    #expect(SavedState(opening: link) == state)
  }
}
