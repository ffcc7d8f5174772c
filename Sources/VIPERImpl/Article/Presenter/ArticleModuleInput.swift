/// What the article module is told by whoever opens it, and can be asked for while it is open.
protocol ArticleModuleInput: RestorableModuleInput {
  /// Shows an article that is there already.
  func configureModule(article: ArticleItem)
  /// Shows an article that has to be obtained first.
  func configureModule(articleID: String)
}
