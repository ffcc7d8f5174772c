/// The routes from the menu.
protocol MenuRouterInput: AnyObject {
  func openQuarters()
  func openPlaces(title: String)
  func openReference()
}
