import SharedModel

/// The model of the sign-in screen.
final class SignInModel {
  /// A message to the user.
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
