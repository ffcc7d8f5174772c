/// The messages that an article's view can send to its state.
protocol ArticleMessages: AnyObject {
  func didLoadView()
}
