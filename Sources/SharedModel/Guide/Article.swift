/// A short text of the reference book.
public struct Article: Codable, Hashable, Sendable, Identifiable {
  /// A slug, unique among the articles, such as "trams-and-lifts".
  public var id: String
  /// The title as it is shown.
  public var title: String
  /// The title of the section that the article stands in.
  public var category: String
  /// The text, a few sentences.
  public var body: String

  /// An article of the given content.
  public init(id: String, title: String, category: String, body: String) {
    self.id = id
    self.title = title
    self.category = category
    self.body = body
  }
}
