import HeadlessUI

nonisolated package struct WalkCoverage: Equatable, Codable, Sendable {
  package private(set) var possible: Set<WalkChoice> = []
  package private(set) var taken: Set<WalkChoice> = []

  package var screens: Set<String> { fronts.filter { !$0.hasPrefix(Snapshot.alertPrefix) } }
  /// The alerts over screens, one for each screen.
  package var alerts: Set<String> { fronts.subtracting(screens) }
  private var fronts: Set<String> { Set(possible.map(\.screen)) }

  package mutating func formUnion(_ other: WalkCoverage) {
    possible.formUnion(other.possible)
    taken.formUnion(other.taken)
  }

  mutating func add(_ choices: [WalkChoice]) { possible.formUnion(choices) }

  mutating func take(_ choice: WalkChoice) {
    // A choice may appear only after its situation was noted.
    if taken.insert(choice).inserted { possible.insert(choice) }
  }
}

nonisolated package struct WalkChoice: Hashable, Codable, Sendable {
  /// The frontmost screen, or the alert over it.
  package let screen: String
  package let kind: String
}

extension Snapshot {
  nonisolated fileprivate static let alertPrefix = "alert over "
  nonisolated var front: String { (alert == nil ? "" : Self.alertPrefix) + frontmostScreen.name }
}

extension WalkAction {
  /// The action without its random texts, rows, times and places.
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

  /// Removes the id from a link: “guide://places/…/note”.
  nonisolated private static func kind(of link: String) -> String {
    var parts = link.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 3 { parts[3] = "…" }
    return parts.joined(separator: "/")
  }
}
