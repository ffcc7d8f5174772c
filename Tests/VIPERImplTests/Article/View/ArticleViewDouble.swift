@testable import VIPERImpl

final class ArticleViewDouble: ArticleViewInput {
  private(set) var title = ""
  private(set) var body: String?

  func showTitle(_ text: String) {
    title = text
  }

  func showBody(_ text: String) {
    body = text
  }

  func hideBody() {
    body = nil
  }
}
