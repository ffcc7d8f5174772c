/// A part of the city.
public struct Quarter: Codable, Hashable, Sendable, Identifiable {
  /// A slug, unique among the quarters, such as "alfama".
  public var id: String
  public var name: String
  /// A one-line description.
  public var summary: String
  /// The unique rank in the guide's own order, the lowest first.
  public var priority: Int

  public init(id: String, name: String, summary: String, priority: Int) {
    self.id = id
    self.name = name
    self.summary = summary
    self.priority = priority
  }
}
