import SharedModel

/// Who takes the user on from the reference book, and shows what comes over it.
protocol ReferenceViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to read that article.
  func referenceDidSelect(_ article: Article)
  /// The rows are as old as before; the user is to be told so in these words.
  func referenceDidFailToRefresh(_ message: String)
}
