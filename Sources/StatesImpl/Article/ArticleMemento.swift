import SharedModel
import Storyboard

/// The memento of an article's screen, with the text once it is loaded.
struct ArticleMemento: StateMemento {
  typealias State = ArticleControllerState

  let screenName = ArticleLayout.name
  let id: Article.ID
  /// Nil until it is loaded.
  var article: Article?

  var title: String { article?.title ?? "" }
  var savedScreen: SavedState.Screen? { .article(id: id) }

  /// Creates a memento of an article that isn't loaded yet.
  init(id: Article.ID) {
    self.id = id
  }

  init(article: Article) {
    id = article.id
    self.article = article
  }
}
