import SharedModel

/// As a user, I want to read an article that a link names, or that I had open before.
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
