import SharedModel

/// As a user, I want to see the articles of the reference book by category.
final class LoadArticlesAction: Action {
  typealias Output = Result<[ArticleCategory], ServiceError>

  private let service: any ArticlesService
  private var request: Cancellable?

  init(service: any ArticlesService) {
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.fetchArticles { callback($0.map(ArticleCategory.grouped)) }
  }

  func cancel() {
    request = nil
  }
}
