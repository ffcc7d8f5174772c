/// Who takes the user away from an article that can't be shown.
protocol ArticleViewModelCoordinatorDelegate: AnyObject {
  /// There is nothing to show; the user is to be told so in these words.
  func articleDidFailToLoad(_ message: String)
}
