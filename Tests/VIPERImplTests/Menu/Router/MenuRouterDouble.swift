@testable import VIPERImpl

final class MenuRouterDouble: MenuRouterInput {
  private(set) var openedQuarters = 0

  func openQuarters() {
    openedQuarters += 1
  }
}
