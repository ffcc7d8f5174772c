/// What the sign-in screen's view may tell its state.
protocol SignInMessages: AnyObject {
  func didLoadView()
  func didEdit()
  func didTapSubmit()
  func didTapCancel()
}
