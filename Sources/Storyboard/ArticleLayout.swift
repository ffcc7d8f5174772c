import HeadlessUI

/// The screen of one article.
public final class ArticleLayout: View {
  /// The screen's name.
  public static let name = "article"

  public let body = Label("article.body")

  /// Lays the screen out without its text.
  public init() {
    super.init(Self.name)
    addSubview(body)
  }
}
