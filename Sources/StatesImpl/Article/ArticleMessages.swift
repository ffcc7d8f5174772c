/// What the view of an article may tell its state.
protocol ArticleMessages: AnyObject {
  func didLoadView()
}
