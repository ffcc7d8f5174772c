/// What a screen may know of a category: its heading and plain copies of its articles.
struct ArticleCategoryItem: Hashable {
  let name: String
  let articles: [ArticleItem]
}
