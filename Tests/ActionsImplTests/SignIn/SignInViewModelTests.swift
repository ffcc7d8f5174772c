import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct SignInViewModelTests {
  private let layout = SignInLayout()

  private func show(_ change: (SignInModel) -> Void = { _ in }) {
    let model = SignInModel(notice: nil)
    change(model)
    SignInViewModel(model: model, layout: layout).refresh()
  }

  @Test("Both fields must hold more than white space", arguments: ["", " \n"])
  func incomplete(text: String) {
    show { $0.credentials = Credentials(username: "mark", password: text) }
    #expect(!layout.submit.isEnabled)
    show { $0.credentials = Credentials(username: "mark", password: "secret") }
    #expect(layout.submit.isEnabled)
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func signingIn() {
    show {
      $0.credentials = Credentials(username: "mark", password: "secret")
      $0.isSigningIn = true
    }
    #expect(!layout.username.isEnabled && !layout.password.isEnabled && !layout.submit.isEnabled)
    #expect(layout.spinner.isAnimating && !layout.cancel.isHidden)
    #expect(layout.username.text == "mark" && layout.password.text == "secret")
    show()
    #expect(layout.username.isEnabled && layout.password.isEnabled)
    #expect(!layout.spinner.isAnimating && layout.cancel.isHidden)
  }

  @Test("After an expired session that is said from the start")
  func expired() {
    show { $0.notice = .sessionExpired }
    #expect(layout.error.text == "Your session has expired. Sign in again.")
    #expect(!layout.error.isHidden)
    show()
    #expect(layout.error.isHidden)
  }

  @Test(
    "A failure is told in its words",
    arguments: [
      (ServiceError.unauthorised, "Wrong user name or password."), (.offline, "No connection. Try again."),
      (.serverError, "Something went wrong. Try again."), (.notFound, "Something went wrong. Try again."),
    ])
  func failed(error: ServiceError, text: String) {
    show { $0.notice = .failed(error) }
    #expect(layout.error.text == text)
    #expect(!layout.error.isHidden)
  }
}
