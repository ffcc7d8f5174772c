import HeadlessUI

/// What was done where in the walks of a stretch, so that what was done least comes first.
struct WalkMemory {
  /// Where things stand: a list that loads is another place than one that is there.
  private struct Situation: Hashable {
    let screen: String
    let elements: [String]
    let buttons: String
    let canGoBack: Bool

    init(_ snapshot: Snapshot) {
      screen = snapshot.front
      elements = snapshot.frontmostScreen.elements.filter(\.isEnabled).map(\.id)
      // As a text of its own: the snapshot's array is an object of the app, which would be counted.
      buttons = snapshot.alert?.buttons.joined(separator: ", ") ?? ""
      canGoBack = snapshot.stack.count > 1
    }
  }

  /// A kind of action where it is taken.
  private struct Pair: Hashable {
    enum Place: Hashable {
      /// By its number, which is nil where nobody has been.
      case situation(Int?)
      case screen(String, after: String)
    }

    let place: Place
    let kind: String
  }

  private(set) var coverage = WalkCoverage()
  /// A number for each situation, as it is looked up faster than what it is made of.
  private var numbers: [Situation: Int] = [:]
  private var counts: [Pair: Int] = [:]
  private var previous = ""

  /// Answers the action that was taken least as things stand, and among equals least after the one before.
  func leastTaken(of actions: [WalkAction], in snapshot: Snapshot) -> WalkAction {
    let situation = Situation(snapshot)
    let counted = actions.map { action in
      let (here, next) = pairs(action.kind, in: situation)
      return (action, (counts[here, default: 0], counts[next, default: 0]))
    }
    // The first among equals.
    return counted.dropFirst().reduce(counted[0]) { $1.1 < $0.1 ? $1 : $0 }.0
  }

  /// - Parameter kinds: The kinds of all that could be done as things stand.
  mutating func note(_ action: WalkAction, in snapshot: Snapshot, of kinds: () -> [String]) {
    let situation = Situation(snapshot)
    let kind = action.kind
    if numbers[situation] == nil {
      numbers[situation] = numbers.count
      coverage.add(kinds().map { WalkChoice(screen: situation.screen, kind: $0) })
    }
    let (here, next) = pairs(kind, in: situation)
    counts[here, default: 0] += 1
    counts[next, default: 0] += 1
    previous = kind
    coverage.take(WalkChoice(screen: situation.screen, kind: kind))
  }

  private func pairs(_ kind: String, in situation: Situation) -> (here: Pair, next: Pair) {
    let here = Pair(place: .situation(numbers[situation]), kind: kind)
    return (here, Pair(place: .screen(situation.screen, after: previous), kind: kind))
  }
}
