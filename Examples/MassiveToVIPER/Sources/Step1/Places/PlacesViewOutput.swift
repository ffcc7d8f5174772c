import SharedModel

/// What happens on the screen of the places that others decide about.
protocol PlacesViewOutput: AnyObject {
  /// The place is one of the list.
  func didSelectPlace(_ place: Place, in list: PlaceList)
  func didFailToRefresh()
}
