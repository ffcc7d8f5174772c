/// Where the screen of the places leads.
protocol PlacesRouterInput: AnyObject {
  func openPlace(id: String)
  func openAlert(title: String)
}
