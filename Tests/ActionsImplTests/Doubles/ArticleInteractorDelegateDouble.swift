import SharedModel

@testable import ActionsImpl

/// Keeps what the interactor of an article has notified of, and does nothing about it.
final class ArticleInteractorDelegateDouble: ArticleInteractorDelegate {
  private(set) var events: [String] = []

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidLoadArticle() {
    events.append("loaded")
  }

  func interactorDidFailToLoad(_ error: ServiceError) {
    events.append("failed: \(error.rawValue)")
  }
}
