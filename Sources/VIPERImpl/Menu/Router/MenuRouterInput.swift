/// Where the menu leads.
protocol MenuRouterInput: AnyObject {
  func openQuarters()
  func openPlaces(title: String)
  func openReference()
}
