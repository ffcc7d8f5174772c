/// A plain, immutable copy of an article, for presenters.
struct ArticleItem: Hashable {
  let id: String
  let title: String
  let body: String
}
