import SharedModel

@testable import MVVMCImpl

/// Keeps what the reference book's view model tells.
final class ReferenceViewModelCoordinatorDelegateDouble: ReferenceViewModelCoordinatorDelegate {
  private(set) var selections: [Article] = []
  private(set) var messages: [String] = []

  func referenceDidSelect(_ article: Article) {
    selections.append(article)
  }

  func referenceDidFailToRefresh(_ message: String) {
    messages.append(message)
  }
}
