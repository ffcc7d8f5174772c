/// What the sign-in screen can show.
protocol SignInViewInput: AnyObject {
  func showTitle(_ text: String)
  func showForm(_ form: SignInViewModel)
  func clearPassword()
}
