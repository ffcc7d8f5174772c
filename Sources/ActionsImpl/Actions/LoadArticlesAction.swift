import SharedModel

/// As a user, I want to see the articles of the reference book by category.
struct LoadArticlesAction: Action {
  let service: any ArticlesService

  func run(_ callback: @escaping Reply<[ArticleCategory]>) -> Cancellable? {
    service.fetchArticles { callback($0.map(ArticleCategory.grouped)) }
  }
}
