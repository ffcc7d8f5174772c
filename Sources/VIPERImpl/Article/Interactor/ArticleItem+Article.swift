import SharedModel

extension ArticleItem {
  /// The copy that an interactor hands out.
  init(_ article: Article) {
    self.init(id: article.id, title: article.title, body: article.body)
  }
}
