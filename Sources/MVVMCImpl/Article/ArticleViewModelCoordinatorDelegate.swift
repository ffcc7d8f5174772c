/// Takes the user back from an article that can't be loaded.
protocol ArticleViewModelCoordinatorDelegate: AnyObject {
  /// The article couldn't be loaded; the message is for the user.
  func articleDidFailToLoad(_ message: String)
}
