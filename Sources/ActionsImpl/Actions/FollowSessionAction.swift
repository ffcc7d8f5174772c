import SharedModel

/// As a user, I want to see what is mine from when I sign in until my session ends.
final class FollowSessionAction: Action {
  typealias Output = Session.Event

  private let session: Session
  private var observation: Cancellable?

  init(session: Session) {
    self.session = session
  }

  func run(_ callback: @escaping Callback) {
    observation = session.observe(callback)
  }

  func cancel() {
    observation = nil
  }
}
