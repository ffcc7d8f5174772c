import SharedModel

/// The model of an article's screen.
final class ArticleModel {
  let id: Article.ID
  /// The article; nil until it is loaded.
  var article: Article?

  init(id: Article.ID, article: Article? = nil) {
    self.id = id
    self.article = article
  }
}
