/// A category for presenters: its heading and plain copies of its articles.
struct ArticleCategoryItem: Hashable {
  let name: String
  let articles: [ArticleItem]
}
