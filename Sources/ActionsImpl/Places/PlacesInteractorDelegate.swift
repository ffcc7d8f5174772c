import SharedModel

/// Is notified by the places' interactor.
protocol PlacesInteractorDelegate: AnyObject {
  /// A request has started or finished, or loading has failed.
  func interactorDidChangeProgress()
  /// The list was replaced, or dropped.
  func interactorDidChangeList()
  /// Places were added to the list or removed.
  func interactorDidChangeRows(_ change: LoadedPlaces.Change)
  /// The place in this row was added to the favourites or removed.
  func interactorDidChangeFavourite(at row: Int)
  func interactorDidFailToRefresh()
  /// The user selected a place of the list.
  func interactorDidSelect(_ place: Place, in list: LoadedPlaces)
}
