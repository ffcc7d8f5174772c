import HeadlessUI

/// Which of the choices that there were a walk has taken.
nonisolated package struct WalkCoverage: Equatable, Codable, Sendable {
  /// Those that there were at some time.
  package private(set) var possible: Set<WalkChoice> = []
  /// Those that were taken at least once.
  package private(set) var taken: Set<WalkChoice> = []

  package var screens: Set<String> { Set(possible.map(\.screen)) }

  package mutating func formUnion(_ other: WalkCoverage) {
    possible.formUnion(other.possible)
    taken.formUnion(other.taken)
  }

  mutating func add(_ choices: [WalkChoice]) { possible.formUnion(choices) }

  mutating func take(_ choice: WalkChoice) {
    // What there seldom is may not have been told of.
    if taken.insert(choice).inserted { possible.insert(choice) }
  }
}

/// An action of some kind on some screen: what a walk covers.
nonisolated package struct WalkChoice: Hashable, Codable, Sendable {
  /// The screen in front, or the alert over it.
  package let screen: String
  /// What is done there, without what chance put into it.
  package let kind: String
}

extension Snapshot {
  nonisolated var front: String { alert == nil ? frontmostScreen.name : "alert over \(frontmostScreen.name)" }
}

extension WalkAction {
  /// What it is, whatever text, row, time or place chance has put into it.
  nonisolated var kind: String {
    switch self {
    case .interact(.tap(let id)): "tap \(id)"
    case .interact(.tapInAlert(let title)): "tap \(title)"
    case .interact(.type(_, let id)): "type into \(id)"
    case .interact(.choose(_, let id)): "choose in \(id)"
    case .interact(.selectRow(_, let id)), .interact(.selectRowTitled(_, let id)): "select in \(id)"
    case .interact(.open(let link)): "open \(Self.kind(of: link))"
    case .pass: "time passes"
    case .fail(let service, _): "\(service) fails"
    case .failOnce(let service, _): "\(service) fails once"
    case .delay(let service, _): "\(service) is slow"
    case .setFavourite(let isFavourite, _): isFavourite ? "a favourite is made" : "a favourite is taken back"
    case .remove(let part, _): "a \(part) is removed"
    case .putBack(let part, _): "a \(part) is put back"
    case .rename(let part, _, _): "a \(part) is renamed"
    default: step
    }
  }

  /// The link without the name of what it leads to: “guide://places/…/note”.
  nonisolated private static func kind(of link: String) -> String {
    var parts = link.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 3 { parts[3] = "…" }
    return parts.joined(separator: "/")
  }
}
