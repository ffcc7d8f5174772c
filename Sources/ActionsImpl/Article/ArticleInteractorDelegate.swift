import SharedModel

/// Is notified by an article's interactor.
protocol ArticleInteractorDelegate: AnyObject {
  func interactorDidLoadArticle()
  func interactorDidFailToLoad(_ error: ServiceError)
}
