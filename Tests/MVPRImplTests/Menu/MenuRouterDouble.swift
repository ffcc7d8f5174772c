@testable import MVPRImpl

/// Records where the presenter navigates.
final class MenuRouterDouble: MenuRouting {
  enum Route: Equatable {
    case quarters
    case places
    case reference
  }

  private(set) var routes: [Route] = []

  func openQuarters() { routes.append(.quarters) }
  func openPlaces() { routes.append(.places) }
  func openReference() { routes.append(.reference) }
}
