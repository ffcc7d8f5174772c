/// The screen of an article, as its presenter sees it.
protocol ArticleViewInput: AnyObject {
  func showTitle(_ text: String)
  func showBody(_ text: String)
  func hideBody()
}
