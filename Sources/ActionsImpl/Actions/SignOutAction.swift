import SharedModel

/// As a user, I want to sign out.
struct SignOutAction: Action {
  let session: Session

  func run(_ callback: @escaping Callback<Void>) {
    session.signOut()
    callback(())
  }
}
