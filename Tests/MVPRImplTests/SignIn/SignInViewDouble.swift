@testable import MVPRImpl

/// Records what it shows.
final class SignInViewDouble: SignInView {
  private(set) var title: String?
  private(set) var password: String?
  private(set) var areFieldsEnabled: Bool?
  private(set) var isSubmitEnabled: Bool?
  private(set) var isCancelShown: Bool?
  private(set) var isSpinnerShown: Bool?
  private(set) var error: String?

  func setTitle(_ text: String) { title = text }
  func setPassword(_ text: String) { password = text }
  func setFieldsEnabled(_ isEnabled: Bool) { areFieldsEnabled = isEnabled }
  func setSubmitEnabled(_ isEnabled: Bool) { isSubmitEnabled = isEnabled }
  func setCancelShown(_ isShown: Bool) { isCancelShown = isShown }
  func setSpinnerShown(_ isShown: Bool) { isSpinnerShown = isShown }
  func setError(_ text: String?) { error = text }
}
