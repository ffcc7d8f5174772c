import SharedModel

extension GuideLink {
  /// The screens that the link opens above the menu, bottom to top, and its note, if any.
  var destination: SavedState {
    let allPlaces = SavedState.Screen.places(quarterID: nil, title: Texts.places, query: "")
    return switch self {
    case .quarters: SavedState(screens: [.quarters(order: .priority)])
    case .places: SavedState(screens: [allPlaces])
    case .place(let id): SavedState(screens: [allPlaces, .place(id: id)])
    case .note(let id): SavedState(screens: [allPlaces, .place(id: id)], note: NoteDraft(placeID: id))
    case .reference: SavedState(screens: [.reference])
    case .article(let id): SavedState(screens: [.reference, .article(id: id)])
    }
  }
}
