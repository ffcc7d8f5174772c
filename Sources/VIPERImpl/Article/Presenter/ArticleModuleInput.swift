/// Configures the article module, and says how to open it again.
protocol ArticleModuleInput: RestorableModuleInput {
  /// Shows an article that is already obtained.
  func configureModule(article: ArticleItem)
  /// Shows an article that has to be obtained first.
  func configureModule(articleID: String)
}
