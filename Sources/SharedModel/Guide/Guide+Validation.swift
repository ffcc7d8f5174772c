extension Guide {
  /// Checks the app's assumptions: ids and priorities are unique, and each place's quarter exists.
  /// - Throws: The first contradiction.
  public func validate() throws(GuideError) {
    if let id = quarters.map(\.id).firstRepeated { throw .repeatedID(kind: .quarter, id: id) }
    if let id = places.map(\.id).firstRepeated { throw .repeatedID(kind: .place, id: id) }
    if let id = articles.map(\.id).firstRepeated { throw .repeatedID(kind: .article, id: id) }
    if let id = accounts.map(\.id).firstRepeated { throw .repeatedID(kind: .account, id: id) }
    if let priority = quarters.map(\.priority).firstRepeated {
      throw .repeatedPriority(priority, quarters: quarters.filter { $0.priority == priority }.map(\.id))
    }
    let known = Set(quarters.map(\.id))
    if let stray = places.first(where: { !known.contains($0.quarterID) }) {
      throw .unknownQuarter(place: stray.id, quarter: stray.quarterID)
    }
  }
}

extension Sequence where Element: Hashable {
  fileprivate var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
