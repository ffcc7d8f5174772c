/// From the reference book to one of its articles.
final class ReferenceToArticleSegue: AppControllerSegue {
  typealias Source = ReferenceControllerState
  typealias Destination = ArticleControllerState

  func handOver(from source: ReferenceControllerState) -> ArticleMemento? {
    source.selectedArticle.map { ArticleMemento(article: $0) }
  }
}
