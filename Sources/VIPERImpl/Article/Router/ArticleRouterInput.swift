/// The routes from the screen of an article.
protocol ArticleRouterInput: AlertRouterInput {
  func closeModule()
}
