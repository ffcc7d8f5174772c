package import SharedModel

extension GuideLink {
  private nonisolated static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  /// A link of each kind, with what it opens above the menu.
  package nonisolated static let destinations = [
    (GuideLink.quarters, SavedState(screens: [.quarters(order: .priority)])),
    (.places, SavedState(screens: [allPlaces])),
    (.place(id: "maat"), SavedState(screens: [allPlaces, .place(id: "maat")])),
    (
      .note(placeID: "maat"),
      SavedState(screens: [allPlaces, .place(id: "maat")], note: NoteDraft(placeID: "maat", text: nil))
    ),
    (.reference, SavedState(screens: [.reference])),
    (.article(id: "hills"), SavedState(screens: [.reference, .article(id: "hills")])),
  ]
}
