import SharedModel

/// From the reference book to one of its articles.
final class ReferenceToArticleSegue: AppControllerSegue {
  typealias Source = ReferenceControllerState
  typealias Destination = ArticleControllerState

  func handOver(_ article: Article, from source: ReferenceControllerState) -> ArticleMemento? {
    ArticleMemento(article: article)
  }
}
