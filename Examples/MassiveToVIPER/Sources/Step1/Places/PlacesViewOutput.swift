import SharedModel

/// Events on the list of places that others decide about.
protocol PlacesViewOutput: AnyObject {
  /// - Parameter pager: what Next goes through from there.
  func didSelectPlace(id: Place.ID, pager: any PagingFacadeInput)
  func didFailToRefresh()
}
