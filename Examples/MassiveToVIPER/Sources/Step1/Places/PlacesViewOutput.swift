import SharedModel

/// What happens on the screen of the places that others decide about.
protocol PlacesViewOutput: AnyObject {
  func didSelectPlace(id: Place.ID)
  func didFailToRefresh()
}
