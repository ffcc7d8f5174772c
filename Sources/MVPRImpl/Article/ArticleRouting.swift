/// Where the screen of an article can lead.
protocol ArticleRouting: AnyObject {
  /// Shows an alert, and says when the user has closed it.
  func showAlert(title: String, button: String, didClose: @escaping () -> Void)
  /// Leads back to where the article was opened.
  func close()
}
