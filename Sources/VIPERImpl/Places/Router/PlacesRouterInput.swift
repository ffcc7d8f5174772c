/// Where the screen of the places leads.
protocol PlacesRouterInput: AnyObject {
  func openAlert(title: String)
}
