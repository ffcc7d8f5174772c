import SharedModel

/// What the sign-in screen is about.
final class SignInModel {
  /// What the user is told.
  enum Notice {
    case sessionExpired
    case failed(ServiceError)
  }

  var credentials = Credentials()
  var notice: Notice?
  var isSigningIn = false

  init(notice: Notice?) {
    self.notice = notice
  }
}
