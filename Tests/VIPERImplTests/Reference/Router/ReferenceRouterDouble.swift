@testable import VIPERImpl

final class ReferenceRouterDouble: ReferenceRouterInput {
  private(set) var articles: [ArticleItem] = []
  private(set) var alerts: [String] = []

  func openArticle(_ article: ArticleItem) {
    articles.append(article)
  }

  func openAlert(title: String) {
    alerts.append(title)
  }
}
