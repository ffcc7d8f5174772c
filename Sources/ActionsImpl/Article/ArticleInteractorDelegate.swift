import SharedModel

/// Whom the interactor of an article notifies.
protocol ArticleInteractorDelegate: AnyObject {
  /// The article has come.
  func interactorDidLoadArticle()
  /// The article has not come.
  func interactorDidFailToLoad(_ error: ServiceError)
}
