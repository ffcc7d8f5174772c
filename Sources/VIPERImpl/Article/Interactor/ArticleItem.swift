/// What a screen may know of an article: a plain copy that stays as it is.
struct ArticleItem: Hashable {
  let id: String
  let title: String
  let body: String
}
