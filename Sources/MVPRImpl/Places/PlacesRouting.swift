/// Where the screen of the places can lead.
protocol PlacesRouting: AnyObject {
  func showAlert(title: String, button: String)
}
