@testable import VIPERImpl

final class ArticleRouterDouble: AlertRouterDouble, @MainActor ArticleRouterInput {
  private(set) var closeCount = 0

  func closeModule() {
    closeCount += 1
  }
}
