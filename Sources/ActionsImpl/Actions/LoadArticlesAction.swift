import SharedModel

/// As a user, I want to see the articles of the reference book by category.
final class LoadArticlesAction: OngoingAction {
  var underWay: Cancellable?
  private let service: any ArticlesService

  init(service: any ArticlesService) {
    self.service = service
  }

  func start(_ callback: @escaping Reply<[ArticleCategory]>) -> Cancellable? {
    service.fetchArticles { callback($0.map(ArticleCategory.grouped)) }
  }
}
