/// Where the menu can lead.
protocol MenuRouting: AnyObject {
  func openQuarters()
  func openPlaces()
  func openReference()
}
