/// Where the screen of an article leads.
protocol ArticleRouterInput: AnyObject {
  /// Tells something; `didClose` runs once the user has taken note.
  func openAlert(title: String, didClose: @escaping () -> Void)
  func closeModule()
}
