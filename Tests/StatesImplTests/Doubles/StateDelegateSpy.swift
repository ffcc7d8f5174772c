import Storyboard

@testable import StatesImpl

/// Keeps a state as its scene does, and what the state has told it.
final class StateDelegateSpy: AppControllerStateDelegate {
  enum Event: Hashable {
    case segue(String), unwind, uncover, settle
  }

  var state: (any AppControllerState)?
  private(set) var events: [Event] = []

  func perform(_ segue: StoryboardSegue) {
    events.append(.segue(segue.identifier))
  }

  func unwind() {
    events.append(.unwind)
  }

  func uncover() {
    events.append(.uncover)
  }

  func didSettle() {
    events.append(.settle)
  }
}
