/// Displays an article.
protocol ArticleView: AnyObject {
  func setTitle(_ text: String)
  /// Shows the text, or hides it if `text` is nil.
  func setBody(_ text: String?)
}
