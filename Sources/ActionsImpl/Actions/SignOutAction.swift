import SharedModel

/// As a user, I want to sign out.
final class SignOutAction: Action {
  typealias Output = Void

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func run(_ callback: @escaping Callback) {
    session.signOut()
    callback(())
  }

  /// It is done as soon as it is run.
  func cancel() {}
}
