import SharedModel

/// What the screen of an article is about.
final class ArticleModel {
  let id: Article.ID
  /// The article; nil until it has been loaded.
  var article: Article?

  init(id: Article.ID, article: Article? = nil) {
    self.id = id
    self.article = article
  }
}
