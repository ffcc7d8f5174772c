/// A sight in one of the quarters.
public struct Place: Codable, Hashable, Sendable, Identifiable {
  /// A slug, unique among the places, such as "castelo-de-sao-jorge".
  public var id: String
  public var name: String
  /// A one-line description.
  public var summary: String
  /// The id of the quarter the place is in.
  public var quarterID: Quarter.ID
  /// The name of that quarter, which isn't stored: a guide fills it in when it is loaded.
  public var quarterName = ""

  private enum CodingKeys: CodingKey {
    case id
    case name
    case summary
    case quarterID
  }

  public init(id: String, name: String, summary: String, quarterID: Quarter.ID, quarterName: String = "") {
    self.id = id
    self.name = name
    self.summary = summary
    self.quarterID = quarterID
    self.quarterName = quarterName
  }
}
