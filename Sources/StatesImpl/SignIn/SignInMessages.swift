/// The messages that the sign-in screen's view can send to its state.
protocol SignInMessages: AnyObject {
  func didLoadView()
  func didEdit()
  func didTapSubmit()
  func didTapCancel()
}
