/// An error in a guide's file.
public enum GuideError: Error, Hashable, Sendable {
  /// The list that an id belongs to.
  public enum Kind: String, Sendable {
    case quarter, place, article, account
  }

  /// The file doesn't exist or can't be read.
  case missing(file: String)
  /// The file isn't a guide.
  case damaged(file: String, flaw: JSONFlaw)
  /// Two entries of one kind have the same id.
  case repeatedID(kind: Kind, id: String)
  /// Two quarters have the same priority.
  case repeatedPriority(Int, quarters: [String])
  /// A place names a quarter that the guide doesn't have.
  case unknownQuarter(place: String, quarter: String)
}
