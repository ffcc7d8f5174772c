/// Where the reference book leads.
protocol ReferenceRouterInput: AlertRouterInput {
  func openArticle(_ article: ArticleItem)
}
