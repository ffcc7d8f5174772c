/// Where the screen of the places leads.
protocol PlacesRouterInput: AnyObject {
  /// - Parameter listID: the number of the list that the place is in.
  func openPlace(_ place: PlaceItem, listID: Int)
  func openAlert(title: String)
}
