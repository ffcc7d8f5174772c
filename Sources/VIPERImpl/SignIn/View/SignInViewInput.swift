/// The sign-in screen, as its presenter sees it.
protocol SignInViewInput: AnyObject {
  func showTitle(_ text: String)
  func showForm(_ form: SignInViewModel)
  func clearPassword()
}
