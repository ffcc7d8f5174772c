import SharedModel

/// Whom the places' interactor notifies.
protocol PlacesInteractorDelegate: AnyObject {
  /// It waits for something else, or has failed to load.
  func interactorDidChangeProgress()
  /// There is another list, or none.
  func interactorDidChangeList()
  /// Places have come to the list, or gone from it.
  func interactorDidChangeRows(_ change: LoadedPlaces.Change)
  /// The place in that row has become a favourite, or is one no more.
  func interactorDidChangeFavourite(at row: Int)
  /// A refresh has failed.
  func interactorDidFailToRefresh()
  /// The user wants to see that place of the list.
  func interactorDidSelect(_ place: Place, in list: LoadedPlaces)
}
