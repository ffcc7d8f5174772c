@testable import MVVMCImpl

/// Counts the screens that the guide has brought into sight.
final class GuideCoordinatorDelegateDouble: GuideCoordinatorDelegate {
  private(set) var shows = 0

  func guideCoordinatorDidShowScreen() {
    shows += 1
  }
}
