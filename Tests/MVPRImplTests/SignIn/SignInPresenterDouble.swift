@testable import MVPRImpl

/// Records the view's events.
final class SignInPresenterDouble: SignInPresenting {
  enum Event: Equatable {
    case loaded
    case edited(username: String, password: String)
    case tappedSubmit
    case tappedCancel
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func didEdit(username: String, password: String) {
    events.append(.edited(username: username, password: password))
  }
  func didTapSubmit() { events.append(.tappedSubmit) }
  func didTapCancel() { events.append(.tappedCancel) }
}
