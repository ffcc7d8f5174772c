/// Something worth a visit, in one quarter.
public struct Place: Codable, Hashable, Sendable, Identifiable {
  /// A slug, unique among the places, such as "castelo-de-sao-jorge".
  public var id: String
  /// The name as it is shown.
  public var name: String
  /// One line on what the place is like.
  public var summary: String
  /// The id of the quarter the place is in.
  public var quarterID: Quarter.ID

  /// A place of the given content.
  public init(id: String, name: String, summary: String, quarterID: Quarter.ID) {
    self.id = id
    self.name = name
    self.summary = summary
    self.quarterID = quarterID
  }
}
