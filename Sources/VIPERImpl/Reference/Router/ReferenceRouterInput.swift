/// Where the reference book leads.
protocol ReferenceRouterInput: AnyObject {
  func openArticle(_ article: ArticleItem)
  func openAlert(title: String)
}
