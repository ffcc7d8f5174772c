/// Navigates from the menu.
protocol MenuRouting: AnyObject {
  func openQuarters()
  func openPlaces(title: String)
  func openReference()
}
