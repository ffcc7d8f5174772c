@testable import MVPRImpl

/// Remembers where it was to lead.
final class MenuRouterDouble: MenuRouting {
  private(set) var openedQuartersCount = 0

  func openQuarters() { openedQuartersCount += 1 }
}
