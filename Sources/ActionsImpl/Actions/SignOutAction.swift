import SharedModel

/// As a user, I want to sign out.
struct SignOutAction: Action {
  let session: Session

  @discardableResult
  func run(_ callback: @escaping Callback<Void>) -> Cancellable? {
    session.signOut()
    callback(())
    return nil
  }
}
