import SharedModel

@testable import ActionsImpl

/// Keeps what the reference book's interactor has notified of, and does nothing about it.
final class ReferenceInteractorDelegateDouble: ReferenceInteractorDelegate {
  private(set) var events: [String] = []

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeProgress() {
    events.append("progress")
  }

  func interactorDidChangeArticles() {
    events.append("articles")
  }

  func interactorDidFailToRefresh() {
    events.append("refresh failed")
  }

  func interactorDidSelect(_ article: Article) {
    events.append("selected \(article.title)")
  }
}
