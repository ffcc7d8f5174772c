@testable import MVPRImpl

/// Records where the presenter navigates.
final class MenuRouterDouble: MenuRouting {
  enum Route: Equatable {
    case quarters
    case places(title: String)
    case reference
  }

  private(set) var routes: [Route] = []

  func openQuarters() { routes.append(.quarters) }
  func openPlaces(title: String) { routes.append(.places(title: title)) }
  func openReference() { routes.append(.reference) }
}
