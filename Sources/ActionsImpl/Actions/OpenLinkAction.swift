import SharedModel

/// As a user, I want to open a link, which leads to a stack of screens above the menu, or nowhere.
struct OpenLinkAction: Action {
  let address: String

  @discardableResult
  func run(_ callback: @escaping Callback<SavedState?>) -> Cancellable? {
    callback(GuideLink(address).map(state))
    return nil
  }

  private func state(for link: GuideLink) -> SavedState {
    let allPlaces = SavedState.Screen.places(quarterID: nil, title: Texts.places, query: "")
    return switch link {
    case .quarters: SavedState(screens: [.quarters(order: .priority)])
    case .places: SavedState(screens: [allPlaces])
    case .place(let id): SavedState(screens: [allPlaces, .place(id: id)])
    case .note(let id): SavedState(screens: [allPlaces, .place(id: id)], note: NoteDraft(placeID: id))
    case .reference: SavedState(screens: [.reference])
    case .article(let id): SavedState(screens: [.reference, .article(id: id)])
    }
  }
}
