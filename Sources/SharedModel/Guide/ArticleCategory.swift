/// The articles of the reference book under one heading.
public struct ArticleCategory: Hashable, Sendable {
  public var name: String
  /// The articles, in the order of the book.
  public var articles: [Article]

  /// Groups articles by heading, in the order in which the headings first appear.
  public static func grouped(_ articles: [Article]) -> [ArticleCategory] {
    var categories: [ArticleCategory] = []
    for article in articles {
      if let index = categories.firstIndex(where: { $0.name == article.category }) {
        categories[index].articles.append(article)
      } else {
        categories.append(ArticleCategory(name: article.category, articles: [article]))
      }
    }
    return categories
  }
}
