import SharedModel

/// As a user, I want to read an article that a link names, or that I had open before.
struct LoadArticleAction: Action {
  let id: Article.ID
  let service: any ArticlesService

  func run(_ callback: @escaping Reply<Article>) -> Cancellable? {
    service.fetchArticle(id: id, reply: callback)
  }
}
