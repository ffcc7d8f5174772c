/// What a user does in the sign-in screen.
protocol SignInPresenting: AnyObject {
  func viewDidLoad()
  func didEdit(username: String, password: String)
  func didTapSubmit()
  func didTapCancel()
}
