@testable import MVVMCImpl

/// Keeps what an article's view model tells.
final class ArticleViewModelCoordinatorDelegateDouble: ArticleViewModelCoordinatorDelegate {
  private(set) var messages: [String] = []

  func articleDidFailToLoad(_ message: String) {
    messages.append(message)
  }
}
