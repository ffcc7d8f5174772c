import SharedModel

@testable import VIPERImpl

final class ArticleModuleInputDouble: @MainActor ArticleModuleInput {
  private(set) var articles: [ArticleItem] = []

  func configureModule(article: ArticleItem) {
    articles.append(article)
  }

  func configureModule(articleID: String) {}

  func obtainSavedScreen() -> SavedState.Screen { .article(id: "") }
}
