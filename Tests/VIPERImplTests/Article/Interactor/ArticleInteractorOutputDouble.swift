import SharedModel

@testable import VIPERImpl

final class ArticleInteractorOutputDouble: ArticleInteractorOutput {
  private(set) var articles: [ArticleItem] = []
  private(set) var errors: [ServiceError] = []

  func didObtainArticle(_ article: ArticleItem) {
    articles.append(article)
  }

  func didFailToObtainArticle(_ error: ServiceError) {
    errors.append(error)
  }
}
