/// A short text in the reference book.
public struct Article: Codable, Hashable, Sendable, Identifiable {
  /// A slug, unique among the articles, such as "trams-and-lifts".
  public var id: String
  public var title: String
  /// The title of the article's section.
  public var category: String
  /// The text, which is a few sentences long.
  public var body: String

  public init(id: String, title: String, category: String, body: String) {
    self.id = id
    self.title = title
    self.category = category
    self.body = body
  }
}
