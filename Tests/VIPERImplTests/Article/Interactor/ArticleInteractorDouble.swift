@testable import VIPERImpl

final class ArticleInteractorDouble: ArticleInteractorInput {
  private(set) var ids: [String] = []

  func obtainArticle(id: String) {
    ids.append(id)
  }
}
