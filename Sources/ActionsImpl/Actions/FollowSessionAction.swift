import SharedModel

/// As a user, I want to see my guide from when I sign in until my session ends.
final class FollowSessionAction: OngoingAction {
  var underWay: Cancellable?
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func start(_ callback: @escaping Callback<Session.Event>) -> Cancellable? {
    session.observe(callback)
  }
}
