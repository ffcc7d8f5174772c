import SharedModel

/// Where the screen of the places leads.
protocol PlacesRouterInput: AnyObject {
  func openPlace(_ place: Place, in list: PlaceList)
  func openAlert(title: String)
}
