/// What the article module can ask of the backend.
protocol ArticleInteractorInput: AnyObject {
  func obtainArticle(id: String)
}
