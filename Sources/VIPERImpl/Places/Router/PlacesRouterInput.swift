/// Where the screen of the places leads.
protocol PlacesRouterInput: AnyObject {
  /// - Parameter pager: what Next goes through from there.
  func openPlace(_ place: PlaceItem, pager: any PlacePagerInput)
  func openAlert(title: String)
}
