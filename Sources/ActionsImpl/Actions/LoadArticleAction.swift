import SharedModel

/// As a user, I want to read an article that I know of by a link, or from before.
final class LoadArticleAction: OngoingAction {
  var underWay: Cancellable?
  private let id: Article.ID
  private let service: any ArticlesService

  init(id: Article.ID, service: any ArticlesService) {
    self.id = id
    self.service = service
  }

  func start(_ callback: @escaping Reply<Article>) -> Cancellable? {
    service.fetchArticle(id: id, reply: callback)
  }
}
