import SharedModel

@testable import ActionsImpl

/// Records the notifications from an article's interactor.
final class ArticleInteractorDelegateDouble: ArticleInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
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
