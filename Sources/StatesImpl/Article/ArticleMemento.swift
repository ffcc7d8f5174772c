import SharedModel
import Storyboard

/// What is kept of an article: its text, once there is one.
struct ArticleMemento: StateMemento {
  let screenName = ArticleLayout.name
  let id: Article.ID
  /// Nil while it has not been loaded.
  var article: Article?

  var title: String { article?.title ?? "" }
  var savedScreen: SavedState.Screen? { .article(id: id) }

  /// An article that is still to be loaded.
  init(id: Article.ID) {
    self.id = id
  }

  init(article: Article) {
    id = article.id
    self.article = article
  }
}
