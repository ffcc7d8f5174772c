@testable import VIPERImpl

final class ArticleViewOutputDouble: ArticleViewOutput {
  private(set) var readyCount = 0

  func didTriggerViewReady() {
    readyCount += 1
  }
}
