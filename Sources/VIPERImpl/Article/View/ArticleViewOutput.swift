/// The events on the screen of an article.
protocol ArticleViewOutput: AnyObject {
  func didTriggerViewReady()
}
