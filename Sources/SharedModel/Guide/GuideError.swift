/// What can be wrong with a guide's file.
public enum GuideError: Error, Hashable, Sendable {
  /// The list in the guide that an id is in.
  public enum Kind: String, Sendable {
    case quarter, place, article, account
  }

  /// There is no such file, or it can't be read.
  case missing(file: String)
  /// The file is not a guide.
  case damaged(file: String, flaw: JSONFlaw)
  /// Two entries of one kind have the same id.
  case repeatedID(kind: Kind, id: String)
  /// Two quarters have the same rank.
  case repeatedPriority(Int, quarters: [String])
  /// A place is in a quarter that the guide doesn't have.
  case unknownQuarter(place: String, quarter: String)
}
