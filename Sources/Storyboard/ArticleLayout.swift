import HeadlessUI

/// The screen of one article.
public final class ArticleLayout: View {
  public static let name = "article"

  public let body = Label("article.body")

  /// Creates the screen without its text.
  public init() {
    super.init(Self.name)
    addSubview(body)
  }
}
