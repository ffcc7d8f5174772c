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

  private(set) var coverage = WalkCoverage()
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

  /// Counts an action; `kinds` returns the kinds of all possible ones.
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
