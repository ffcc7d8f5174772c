import SharedModel

// MARK: - Guide

extension Stage {
  func remove(_ part: GuidePart, _ id: String) throws(StepProblem) {
    try require(part, id, in: backend.guide)
    switch part {
    case .quarter: backend.guide.quarters.removeAll { $0.id == id }
    case .place: backend.guide.places.removeAll { $0.id == id }
    case .article: backend.guide.articles.removeAll { $0.id == id }
    }
  }

  /// Puts a removed entry back unchanged, in its original position.
  func putBack(_ part: GuidePart, _ id: String) throws(StepProblem) {
    try require(part, id, in: guide)
    guard !backend.guide.ids(of: part).contains(id) else { throw .alreadyInGuide(part, id) }
    switch part {
    case .quarter: backend.guide.quarters.putBack(id, asIn: guide.quarters)
    case .place: backend.guide.places.putBack(id, asIn: guide.places)
    case .article: backend.guide.articles.putBack(id, asIn: guide.articles)
    }
    backend.guide.nameQuarters()
  }

  func rename(_ part: GuidePart, _ id: String, to name: String) throws(StepProblem) {
    try require(part, id, in: backend.guide)
    switch part {
    case .quarter: backend.guide.quarters.change(id) { $0.name = name }
    case .place: backend.guide.places.change(id) { $0.name = name }
    case .article: backend.guide.articles.change(id) { $0.title = name }
    }
    backend.guide.nameQuarters()
  }

  func removeAll(_ part: GuidePart) {
    switch part {
    case .quarter: backend.guide.quarters = []
    case .place: backend.guide.places = []
    case .article: backend.guide.articles = []
    }
  }

  func require(_ part: GuidePart, _ id: String, in guide: Guide) throws(StepProblem) {
    let ids = guide.ids(of: part)
    guard ids.contains(id) else {
      throw .notInGuide(part, id, closest: EditDistance.closest(to: id, among: Array(ids.prefix(500))))
    }
  }
}

extension Guide {
  fileprivate func ids(of part: GuidePart) -> [String] {
    switch part {
    case .quarter: quarters.map(\.id)
    case .place: places.map(\.id)
    case .article: articles.map(\.id)
    }
  }

  /// Copies the names of quarters to their places; places of a missing quarter keep the name they have.
  fileprivate mutating func nameQuarters() {
    for quarter in quarters {
      for index in places.indices where places[index].quarterID == quarter.id {
        places[index].quarterName = quarter.name
      }
    }
  }
}

extension Array where Element: Identifiable {
  /// Inserts an original element after those that preceded it.
  fileprivate mutating func putBack(_ id: Element.ID, asIn original: [Element]) {
    guard let index = original.firstIndex(where: { $0.id == id }) else { return }
    let before = Set(original[..<index].map(\.id))
    insert(original[index], at: lastIndex { before.contains($0.id) }.map { $0 + 1 } ?? startIndex)
  }

  fileprivate mutating func change(_ id: Element.ID, _ change: (inout Element) -> Void) {
    for index in indices where self[index].id == id { change(&self[index]) }
  }
}

nonisolated package enum GuidePart: String, CaseIterable, Codable, Hashable, Sendable {
  case quarter, place, article

  package var plural: String { rawValue + "s" }

  init?(named name: String) {
    guard let part = Self.allCases.first(where: { $0.rawValue == name || $0.plural == name }) else { return nil }
    self = part
  }
}
