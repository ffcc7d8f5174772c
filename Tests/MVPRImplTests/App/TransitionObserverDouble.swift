@testable import MVPRImpl

/// Records which screens came into sight.
final class TransitionObserverDouble: TransitionObserver {
  enum Transition: Equatable {
    case signIn(String)
    case guide(String)
  }

  private(set) var transitions: [Transition] = []

  func didShowSignIn(screen: String) { transitions.append(.signIn(screen)) }
  func didShowGuide(screen: String) { transitions.append(.guide(screen)) }
}
