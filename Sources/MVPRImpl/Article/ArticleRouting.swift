/// Navigates from an article's screen.
protocol ArticleRouting: AlertRouting {
  /// Goes back to the screen that opened the article.
  func close()
}
