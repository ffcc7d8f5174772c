import SharedModel

@testable import MVVMCImpl

/// Keeps what the menu's view model tells.
final class MenuViewModelCoordinatorDelegateDouble: MenuViewModelCoordinatorDelegate {
  private(set) var selections: [GuideSection] = []

  func menuDidSelect(_ section: GuideSection) {
    selections.append(section)
  }
}
