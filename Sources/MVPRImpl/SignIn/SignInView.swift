/// Displays the sign-in screen.
protocol SignInView: AnyObject {
  func setTitle(_ text: String)
  func setPassword(_ text: String)
  func setFieldsEnabled(_ isEnabled: Bool)
  func setSubmitEnabled(_ isEnabled: Bool)
  func setCancelShown(_ isShown: Bool)
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error, or hides it if `text` is nil.
  func setError(_ text: String?)
}
