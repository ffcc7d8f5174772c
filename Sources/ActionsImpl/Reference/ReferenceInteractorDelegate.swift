import SharedModel

/// Is notified by the reference book's interactor.
protocol ReferenceInteractorDelegate: AnyObject {
  /// A request has started or finished, or loading has failed.
  func interactorDidChangeProgress()
  func interactorDidChangeArticles()
  func interactorDidFailToRefresh()
  /// The user selected an article.
  func interactorDidSelect(_ article: Article)
}
