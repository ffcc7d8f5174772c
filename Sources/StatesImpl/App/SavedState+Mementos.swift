import SharedModel

extension SavedState {
  /// The mementos of the stack's screens from bottom to top, including the menu.
  var mementos: [any StateMemento] {
    // A place follows the nearest list below it.
    var query = PlaceQuery()
    let above: [any StateMemento] = screens.map { screen in
      switch screen {
      case .quarters(let order): return QuartersMemento(order: order)
      case .places(let quarterID, let title, let text):
        query = PlaceQuery(text: text, quarterID: quarterID)
        return PlacesMemento(title: title, query: query)
      case .place(let id): return PlaceMemento(id: id, list: LoadedPlaces(query: query))
      case .reference: return ReferenceMemento()
      case .article(let id): return ArticleMemento(id: id)
      }
    }
    return [MenuMemento()] + above
  }
}
