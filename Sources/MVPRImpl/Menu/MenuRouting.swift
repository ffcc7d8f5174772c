/// Navigates from the menu.
protocol MenuRouting: AnyObject {
  func openQuarters()
  func openPlaces()
  func openReference()
}
