/// Where the screen of an article leads.
protocol ArticleRouterInput: AlertRouterInput {
  func closeModule()
}
