import SharedModel

/// What came of asking for an article.
protocol ArticleInteractorOutput: AnyObject {
  func didObtainArticle(_ article: ArticleItem)
  func didFailToObtainArticle(_ error: ServiceError)
}
