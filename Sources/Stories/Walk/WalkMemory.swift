import HeadlessUI

/// What was done where in the walks of a stretch, so that what was done least comes first.
struct WalkMemory {
  /// An action where certain elements are in sight: a list that loads is another place than one that is there.
  private struct Situation: Hashable {
    let elements: [String]
    let choice: WalkChoice
  }

  /// An action that follows on another.
  private struct Succession: Hashable {
    let previous: String
    let choice: WalkChoice
  }

  /// Which choices there were and which were taken, in all.
  private(set) var coverage = WalkCoverage()
  private var situations: [Situation: Int] = [:]
  private var successions: [Succession: Int] = [:]
  private var previous = ""

  /// Answers the action that was taken least in its place, the first among equals.
  func leastTaken(of actions: [WalkAction], in snapshot: Snapshot) -> WalkAction {
    let elements = snapshot.elementsInFront
    let counted = actions.map { action in
      let choice = WalkChoice(action, in: snapshot)
      return (
        action, situations[Situation(elements: elements, choice: choice), default: 0],
        successions[Succession(previous: previous, choice: choice), default: 0]
      )
    }
    // The first of the least, whatever `min` does with equals.
    return counted.reduce(counted[0]) { ($1.1, $1.2) < ($0.1, $0.2) ? $1 : $0 }.0
  }

  /// Notes an action that is taken, and what else there was.
  mutating func note(_ action: WalkAction, in snapshot: Snapshot, among kinds: [String]) {
    let choice = WalkChoice(action, in: snapshot)
    coverage.insert(choice, among: kinds.map { WalkChoice(screen: choice.screen, kind: $0) })
    situations[Situation(elements: snapshot.elementsInFront, choice: choice), default: 0] += 1
    successions[Succession(previous: previous, choice: choice), default: 0] += 1
    previous = choice.kind
  }
}

extension Snapshot {
  nonisolated fileprivate var elementsInFront: [String] { frontmostScreen.elements.map(\.id) }
}
