extension GuideError: CustomStringConvertible {
  /// A description of the error, its location and the remedy.
  public var description: String {
    switch self {
    case .missing(let file):
      "The guide can't be read: the file \(file) is missing or not readable. Build the package again to copy its resources."
    case .damaged(let file, let flaw):
      "The guide in \(file) is damaged: \(flaw). Mend the file, or build again from an unchanged checkout."
    case .repeatedID(let kind, let id):
      "The guide has more than one \(kind) with the id “\(id)”. Rename all but one in guide.json."
    case .repeatedPriority(let priority, let quarters):
      "The guide gives priority \(priority) to \(quarters.joined(separator: " and ")). "
        + "Give each quarter in guide.json its own."
    case .unknownQuarter(let place, let quarter):
      "The guide puts the place “\(place)” in a quarter “\(quarter)”, which it doesn't have. "
        + "Correct its quarterID in guide.json."
    }
  }
}
