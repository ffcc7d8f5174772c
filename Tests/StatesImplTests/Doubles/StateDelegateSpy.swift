import Storyboard

@testable import StatesImpl

/// Holds a state as a scene does, and records the calls from it.
final class StateDelegateSpy: AppControllerStateDelegate {
  enum Event: Hashable {
    case segue(String), unwind, uncover
  }

  var state: (any AppControllerState)?
  private(set) var events: [Event] = []
  /// The senders of the segues followed, one for each.
  private(set) var senders: [Any] = []
  /// The number of times that the state's wait ended.
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
