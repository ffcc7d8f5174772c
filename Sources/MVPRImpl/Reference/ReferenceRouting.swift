import SharedModel

/// Where the reference book can lead.
protocol ReferenceRouting: AlertRouting {
  func openArticle(_ article: Article)
}
