import SharedModel

/// Opens the article that the user selects in the reference book, and shows alerts over it.
protocol ReferenceViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to read an article.
  func referenceDidSelect(_ article: Article)
  /// A refresh failed; the message is for the user.
  func referenceDidFailToRefresh(_ message: String)
}
