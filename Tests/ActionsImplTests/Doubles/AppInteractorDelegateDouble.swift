import SharedModel

@testable import ActionsImpl

/// Records the notifications from the app's interactor.
final class AppInteractorDelegateDouble: AppInteractorDelegate {
  private(set) var events: [String] = []
  var currentState: SavedState?

  /// The notifications since the last call.
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
