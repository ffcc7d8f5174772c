/// Receives the events of the sign-in screen.
protocol SignInPresenting: AnyObject {
  func viewDidLoad()
  func didEdit(username: String, password: String)
  func didTapSubmit()
  func didTapCancel()
}
