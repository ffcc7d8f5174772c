import SharedModel

/// Navigates from the reference book.
protocol ReferenceRouting: AlertRouting {
  func openArticle(_ article: Article)
}
