@testable import VIPERImpl

final class ReferenceRouterDouble: AlertRouterDouble, @MainActor ReferenceRouterInput {
  private(set) var articles: [ArticleItem] = []

  func openArticle(_ article: ArticleItem) {
    articles.append(article)
  }
}
