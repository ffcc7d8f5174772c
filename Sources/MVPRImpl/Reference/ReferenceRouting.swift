import SharedModel

/// Where the reference book can lead.
protocol ReferenceRouting: AnyObject {
  func openArticle(_ article: Article)
  func showAlert(title: String, button: String)
}
