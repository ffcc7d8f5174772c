import SharedModel

/// As a user, I want to read an article that I know of by a link, or from before.
final class LoadArticleAction: Action {
  typealias Output = Result<Article, ServiceError>

  private let id: Article.ID
  private let service: any ArticlesService
  private var request: Cancellable?

  init(id: Article.ID, service: any ArticlesService) {
    self.id = id
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.fetchArticle(id: id, reply: callback)
  }

  func cancel() {
    request = nil
  }
}
