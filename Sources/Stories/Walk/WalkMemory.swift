import HeadlessUI

/// Counts a stretch's actions by situation, so that rare ones can come first.
struct WalkMemory {
  /// A screen in a state, such as a list that is loading.
  private struct Situation: Hashable {
    let screen: String
    let elements: [String]
    let buttons: String
    let canGoBack: Bool

    init(_ snapshot: Snapshot) {
      screen = snapshot.front
      elements = snapshot.frontmostScreen.elements.filter(\.isEnabled).map(\.id)
      // A copy, because the snapshot's array would be counted among the app's objects.
      buttons = snapshot.alert?.buttons.joined(separator: ", ") ?? ""
      canGoBack = snapshot.stack.count > 1
    }
  }

  private struct Pair: Hashable {
    enum Place: Hashable {
      /// A situation's number, or `nil` for a new one.
      case situation(Int?)
      case screen(String, after: String)
    }

    let place: Place
    let kind: String
  }

  /// A number for each situation, which is faster to look up.
  private var numbers: [Situation: Int] = [:]
  private var counts: [Pair: Int] = [:]
  private var previous = ""

  /// Returns the action taken least often in a situation; ties go to the one taken least after the previous action.
  func leastTaken(of actions: [WalkAction], in snapshot: Snapshot) -> WalkAction {
    let situation = Situation(snapshot)
    let counted = actions.map { action in
      let (here, next) = pairs(action.kind, in: situation)
      return (action, (counts[here, default: 0], counts[next, default: 0]))
    }
    return counted.min { $0.1 < $1.1 }?.0 ?? actions[0]
  }

  mutating func note(_ action: WalkAction, in snapshot: Snapshot) {
    let situation = Situation(snapshot)
    let kind = action.kind
    if numbers[situation] == nil { numbers[situation] = numbers.count }
    let (here, next) = pairs(kind, in: situation)
    counts[here, default: 0] += 1
    counts[next, default: 0] += 1
    previous = kind
  }

  private func pairs(_ kind: String, in situation: Situation) -> (here: Pair, next: Pair) {
    let here = Pair(place: .situation(numbers[situation]), kind: kind)
    return (here, Pair(place: .screen(situation.screen, after: previous), kind: kind))
  }
}

extension Snapshot {
  /// The frontmost screen, or the alert over it.
  nonisolated var front: String { (alert == nil ? "" : "alert over ") + frontmostScreen.name }
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
