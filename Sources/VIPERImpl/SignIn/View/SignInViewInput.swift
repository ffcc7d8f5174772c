/// What the sign-in screen can show.
protocol SignInViewInput: AnyObject {
  func showForm(_ form: SignInViewModel)
  func clearPassword()
}
