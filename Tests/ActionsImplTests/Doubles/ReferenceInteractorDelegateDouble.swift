import SharedModel

@testable import ActionsImpl

/// Records the notifications from the reference book's interactor.
final class ReferenceInteractorDelegateDouble: ReferenceInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
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
