import SharedModel

/// The answers to a request for an article.
protocol ArticleInteractorOutput: AnyObject {
  func didObtainArticle(_ article: ArticleItem)
  func didFailToObtainArticle(_ error: ServiceError)
}
