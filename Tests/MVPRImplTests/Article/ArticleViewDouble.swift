@testable import MVPRImpl

/// Records what it shows, which at first is an article.
final class ArticleViewDouble: ArticleView {
  private(set) var title: String?
  private(set) var body: String? = "A body"

  func setTitle(_ text: String) { title = text }
  func setBody(_ text: String?) { body = text }
}
