import SharedModel

extension Screen {
  /// The data to open the screen again, or `nil` for the menu, which is always there.
  var saved: SavedState.Screen? {
    switch content {
    case .quarters(let state): .quarters(order: state.order)
    case .places(let state):
      .places(quarterID: state.query.quarterID, title: state.title, query: state.query.text)
    case .place(let state): .place(id: state.id)
    case .reference: .reference
    case .article(let state): .article(id: state.id)
    case .menu: nil
    }
  }
}

extension Screen.Content {
  /// Creates the state of a screen that is opened again, with nothing loaded.
  ///
  /// - Parameter query: The query of this screen if it lists places, or else of the nearest such screen below it.
  init(_ saved: SavedState.Screen, id: ScreenID, query: PlaceQuery) {
    switch saved {
    case .quarters(let order): self = .quarters(QuartersState(order: order))
    case .places(_, let title, _): self = .places(PlacesState(id: id, title: title, query: query))
    case .place(let placeID):
      self = .place(PlaceState(id: placeID, list: PlaceList(id: .init(screen: id, number: 0), query: query)))
    case .reference: self = .reference(ReferenceState())
    case .article(let articleID): self = .article(ArticleState(id: articleID))
    }
  }
}
