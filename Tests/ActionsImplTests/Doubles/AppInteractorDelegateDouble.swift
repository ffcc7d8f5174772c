import SharedModel

@testable import ActionsImpl

/// Keeps what the app's interactor has notified of, and does nothing about it.
final class AppInteractorDelegateDouble: AppInteractorDelegate {
  private(set) var events: [String] = []
  var currentState: SavedState?

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidEndSession(notice: SignInModel.Notice?) {
    events.append(notice == nil ? "sign in" : "expired")
  }

  func interactorDidBeginSession(at state: SavedState) {
    events.append("begin at \(state.screens.count)")
  }

  func interactorDidFollowLink(to state: SavedState) {
    events.append("follow to \(state.screens.count)")
  }

  func interactorDidRefuseLink() {
    events.append("refused")
  }
}
