@testable import VIPERImpl

final class MenuRouterDouble: MenuRouterInput {
  private(set) var opened: [String] = []

  func openQuarters() {
    opened.append("quarters")
  }

  func openPlaces() {
    opened.append("places")
  }

  func openReference() {
    opened.append("reference")
  }
}
