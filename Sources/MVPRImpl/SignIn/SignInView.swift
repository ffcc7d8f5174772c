/// What the sign-in screen can be told to show.
protocol SignInView: AnyObject {
  func setPassword(_ text: String)
  func setFieldsEnabled(_ isEnabled: Bool)
  func setSubmitEnabled(_ isEnabled: Bool)
  func setCancelShown(_ isShown: Bool)
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error, or none.
  func setError(_ text: String?)
}
