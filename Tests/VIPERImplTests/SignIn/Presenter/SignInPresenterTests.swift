import SharedModel
import Testing

@testable import VIPERImpl

struct SignInPresenterTests {
  private let view = SignInViewDouble()
  private let interactor = SignInInteractorDouble()
  private let output = SignInModuleOutputDouble()
  private let presenter: SignInPresenter
  private let idle = SignInViewModel(errorText: nil, isSigningIn: false, canSubmit: false)
  private let ready = SignInViewModel(errorText: nil, isSigningIn: false, canSubmit: true)
  private let signingIn = SignInViewModel(errorText: nil, isSigningIn: true, canSubmit: false)

  init() {
    presenter = SignInPresenter(interactor: interactor)
    presenter.view = view
    presenter.configureModule(message: nil, output: output)
    interactor.complete = ["mark:lisboa"]
  }

  private func typeAll() {
    presenter.didEditUsername("mark")
    presenter.didEditPassword("lisboa")
  }

  private func error(_ text: String, canSubmit: Bool) -> SignInViewModel {
    SignInViewModel(errorText: text, isSigningIn: false, canSubmit: canSubmit)
  }

  @Test("Wrong credentials are told and empty the password, which then is to be typed again")
  func wrongCredentials() {
    typeAll()
    presenter.didTapSubmit()
    presenter.didFailToSignIn(.unauthorised)
    #expect(view.forms.last == error("Wrong user name or password.", canSubmit: false))
    #expect(view.clearedPasswords == 1)
  }

  @Test(
    "Any other failure is told and leaves the password",
    arguments: [
      (ServiceError.offline, "No connection. Try again."), (.serverError, "Something went wrong. Try again."),
      (.notFound, "Something went wrong. Try again."),
    ])
  func otherFailure(failure: ServiceError, text: String) {
    typeAll()
    presenter.didTapSubmit()
    presenter.didFailToSignIn(failure)
    #expect(view.forms.last == error(text, canSubmit: true))
    #expect(view.clearedPasswords == 0)
  }

  @Test("Trying again hides the error")
  func tryingAgain() {
    typeAll()
    presenter.didTapSubmit()
    presenter.didFailToSignIn(.offline)
    presenter.didTapSubmit()
    #expect(view.forms.last == signingIn)
    #expect(interactor.calls == ["sign in mark:lisboa", "sign in mark:lisboa"])
  }

  @Test("While a request is under way no second one is sent")
  func oneRequest() {
    typeAll()
    presenter.didTapSubmit()
    presenter.didTapSubmit()
    #expect(view.forms.last == signingIn)
    #expect(interactor.calls == ["sign in mark:lisboa"])
  }

  @Test("Cancel drops the request; the form is as it was, without an error")
  func cancel() {
    typeAll()
    presenter.didTapSubmit()
    presenter.didTapCancel()
    #expect(view.forms.last == ready)
    #expect(view.clearedPasswords == 0)
    #expect(interactor.calls == ["sign in mark:lisboa", "cancel"])
  }

  @Test("A message is shown from the start, until something is typed in either field", arguments: [true, false])
  func message(isUsername: Bool) {
    presenter.configureModule(message: "Expired", output: output)
    presenter.didTriggerViewReady()
    #expect(view.forms == [error("Expired", canSubmit: false)])
    if isUsername { presenter.didEditUsername("m") } else { presenter.didEditPassword("l") }
    #expect(view.forms.last == idle)
  }

  @Test("The button follows whether the form is complete")
  func completeness() {
    presenter.didTriggerViewReady()
    typeAll()
    presenter.didEditUsername(" ")
    #expect(view.forms == [idle, idle, ready, idle])
  }

  @Test("Success is told to whoever opened the module")
  func success() {
    typeAll()
    presenter.didTapSubmit()
    #expect(output.signIns == 0)
    presenter.didSignIn()
    #expect(output.signIns == 1)
  }
}
