/// The events on the sign-in screen.
protocol SignInViewOutput: AnyObject {
  func didTriggerViewReady()
  func didEditUsername(_ text: String)
  func didEditPassword(_ text: String)
  func didTapSubmit()
  func didTapCancel()
}
