import SharedModel

/// Whom the reference book's interactor notifies.
protocol ReferenceInteractorDelegate: AnyObject {
  /// It waits for something else, or has failed to load.
  func interactorDidChangeProgress()
  /// There are other articles.
  func interactorDidChangeArticles()
  /// A refresh has failed.
  func interactorDidFailToRefresh()
  /// The user wants to read that article.
  func interactorDidSelect(_ article: Article)
}
