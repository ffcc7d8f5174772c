@testable import MVPRImpl

/// Records what it is notified of, and reacts as a test says.
final class ModalObserverDouble: ModalObserver {
  enum Event {
    case appeared
    case disappeared
  }

  var react: (() -> Void)?
  private(set) var events: [Event] = []

  func modalDidAppear() {
    events.append(.appeared)
    react?()
  }

  func modalDidDisappear() {
    events.append(.disappeared)
    react?()
  }
}
