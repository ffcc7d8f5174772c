@testable import StatesImpl

/// Keeps a state as its scene does, and what the state has told it.
final class StateDelegateSpy: AppControllerStateDelegate {
  enum Event: Hashable {
    case segue(String), unwind, uncover
  }

  var state: (any AppControllerState)?
  private(set) var events: [Event] = []
  /// What was tapped, for each way that was followed.
  private(set) var senders: [Any] = []
  /// How often something that was waited for has come.
  private(set) var settlements = 0

  func perform(_ segue: StoryboardSegue, sender: Any) {
    events.append(.segue(segue.identifier))
    senders.append(sender)
  }

  func unwind() {
    events.append(.unwind)
  }

  func uncover() {
    events.append(.uncover)
  }

  func didSettle() {
    settlements += 1
  }
}
