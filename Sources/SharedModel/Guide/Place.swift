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
  /// The name of that quarter, which a guide fills in when it is read; not stored.
  public var quarterName = ""

  private enum CodingKeys: CodingKey {
    case id
    case name
    case summary
    case quarterID
  }

  /// A place of the given content.
  public init(id: String, name: String, summary: String, quarterID: Quarter.ID, quarterName: String = "") {
    self.id = id
    self.name = name
    self.summary = summary
    self.quarterID = quarterID
    self.quarterName = quarterName
  }
}
