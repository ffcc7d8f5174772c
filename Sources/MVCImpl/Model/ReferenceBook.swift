import SharedModel

/// The articles of the reference book, by category.
final class ReferenceBook: LoadedList<ArticleCategory> {
  /// Creates a book with nothing loaded.
  init(service: any ArticlesService) {
    super.init { reply in service.fetchArticles { reply($0.map(ArticleCategory.grouped)) } }
  }
}
