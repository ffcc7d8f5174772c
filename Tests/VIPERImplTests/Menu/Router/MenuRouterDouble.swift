@testable import VIPERImpl

final class MenuRouterDouble: MenuRouterInput {
  private(set) var opened: [String] = []

  func openQuarters() {
    opened.append("quarters")
  }

  func openPlaces(title: String) {
    opened.append("places “\(title)”")
  }

  func openReference() {
    opened.append("reference")
  }
}
