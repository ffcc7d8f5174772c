@testable import VIPERImpl

final class SignInViewDouble: SignInViewInput {
  private(set) var title = ""
  private(set) var forms: [SignInViewModel] = []
  private(set) var clearedPasswords = 0

  func showTitle(_ text: String) {
    title = text
  }

  func showForm(_ form: SignInViewModel) {
    forms.append(form)
  }

  func clearPassword() {
    clearedPasswords += 1
  }
}
