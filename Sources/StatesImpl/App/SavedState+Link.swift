import SharedModel

extension SavedState {
  /// The stack above the menu that a link opens, with the note if it opens one.
  init(opening link: GuideLink) {
    let allPlaces = Screen.places(quarterID: nil, title: Texts.places, query: "")
    switch link {
    case .quarters: self.init(screens: [.quarters(order: .priority)])
    case .places: self.init(screens: [allPlaces])
    case .place(let id): self.init(screens: [allPlaces, .place(id: id)])
    case .note(let id): self.init(screens: [allPlaces, .place(id: id)], note: NoteDraft(placeID: id))
    case .reference: self.init(screens: [.reference])
    case .article(let id): self.init(screens: [.reference, .article(id: id)])
    }
  }
}
