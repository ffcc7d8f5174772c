/// What the screen of an article can be told to show.
protocol ArticleView: AnyObject {
  func setTitle(_ text: String)
  /// Shows the text, or none.
  func setBody(_ text: String?)
}
