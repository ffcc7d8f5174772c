import SharedModel

extension SavedState {
  /// Creates the navigation state that a link opens: the stack above the menu, and perhaps a note.
  init(_ link: GuideLink) {
    let allPlaces = Screen.places(quarterID: nil, title: Texts.places, query: "")
    switch link {
    case .quarters: self.init(screens: [.quarters(order: .priority)])
    case .places: self.init(screens: [allPlaces])
    case .place(let id): self.init(screens: [allPlaces, .place(id: id)])
    case .note(let placeID): self.init(screens: [allPlaces, .place(id: placeID)], note: NoteDraft(placeID: placeID))
    case .reference: self.init(screens: [.reference])
    case .article(let id): self.init(screens: [.reference, .article(id: id)])
    }
  }
}
