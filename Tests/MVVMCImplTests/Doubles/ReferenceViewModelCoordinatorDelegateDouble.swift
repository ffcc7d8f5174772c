import SharedModel

@testable import MVVMCImpl

/// Keeps what the reference book's view model tells.
final class ReferenceViewModelCoordinatorDelegateDouble: ReferenceViewModelCoordinatorDelegate {
  private(set) var selections: [Article] = []
  private(set) var messages: [String] = []

  func referenceViewModel(_ viewModel: ReferenceViewModel, didSelect article: Article) {
    selections.append(article)
  }

  func referenceViewModel(_ viewModel: ReferenceViewModel, didFailToRefresh message: String) {
    messages.append(message)
  }
}
