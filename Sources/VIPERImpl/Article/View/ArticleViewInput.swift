/// What the screen of an article can show.
protocol ArticleViewInput: AnyObject {
  func showTitle(_ text: String)
  func showBody(_ text: String)
  func hideBody()
}
