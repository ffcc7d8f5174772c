/// The requests of the article module to the backend.
protocol ArticleInteractorInput: AnyObject {
  func obtainArticle(id: String)
}
