/// The routes from the reference book.
protocol ReferenceRouterInput: AlertRouterInput {
  func openArticle(_ article: ArticleItem)
}
