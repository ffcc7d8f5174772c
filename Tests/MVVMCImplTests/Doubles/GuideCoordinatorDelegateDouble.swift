import SharedModel

@testable import MVVMCImpl

/// Keeps how the guide's flow has ended, and what was saved by then.
final class GuideCoordinatorDelegateDouble: GuideCoordinatorDelegate {
  private(set) var endings: [String] = []
  private(set) var savedAtTheEnd: SavedState?
  private let savedState: MemoryStore<SavedState>

  init(savedState: MemoryStore<SavedState>) {
    self.savedState = savedState
  }

  func guideCoordinatorDidSignOut(_ coordinator: GuideCoordinator) {
    end("signed out")
  }

  func guideCoordinatorDidExpire(_ coordinator: GuideCoordinator) {
    end("expired")
  }

  private func end(_ how: String) {
    endings.append(how)
    savedAtTheEnd = savedState.value
  }
}
