/// A part of the city, so that its places can be looked up where they are.
public struct Quarter: Codable, Hashable, Sendable, Identifiable {
  /// A slug, unique among the quarters, such as "alfama".
  public var id: String
  /// The name as it is shown.
  public var name: String
  /// One line on what the quarter is like.
  public var summary: String
  /// The rank in the guide's own order, unique, the lowest first.
  public var priority: Int

  /// A quarter of the given content.
  public init(id: String, name: String, summary: String, priority: Int) {
    self.id = id
    self.name = name
    self.summary = summary
    self.priority = priority
  }
}
