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

  @Test("Wrong credentials empty the password")
  func wrongCredentials() {
    typeAll()
    presenter.didTapSubmit()
    presenter.didFailToSignIn(.unauthorised)
    #expect(view.forms.last == error("Wrong user name or password.", canSubmit: false))
    #expect(view.clearedPasswords == 1)
  }

  @Test(
    "Any other failure keeps the password",
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

  @Test("While a request is under way nothing can be changed or sent again")
  func oneRequest() {
    typeAll()
    presenter.didTapSubmit()
    #expect(view.forms.last == signingIn)
    #expect(interactor.calls == ["sign in mark:lisboa"])
  }

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() {
    typeAll()
    presenter.didTapSubmit()
    presenter.didTapCancel()
    #expect(view.forms.last == ready)
    #expect(view.clearedPasswords == 0)
    #expect(interactor.calls == ["sign in mark:lisboa", "cancel"])
  }

  @Test("After an expired session that is said from the start")
  func message() {
    presenter.configureModule(message: "Expired", output: output)
    presenter.didTriggerViewReady()
    #expect(view.forms == [error("Expired", canSubmit: false)])
  }

  @Test("Typing hides the error", arguments: [true, false])
  func typing(isUsername: Bool) {
    typeAll()
    presenter.didTapSubmit()
    presenter.didFailToSignIn(.offline)
    if isUsername { presenter.didEditUsername("mark") } else { presenter.didEditPassword("lisboa") }
    #expect(view.forms.last == ready)
  }

  @Test("Both fields must hold more than white space")
  func completeness() {
    presenter.didTriggerViewReady()
    typeAll()
    presenter.didEditUsername(" ")
    #expect(view.forms == [idle, idle, ready, idle])
  }

  @Test("Success leads on")
  func success() {
    typeAll()
    presenter.didTapSubmit()
    #expect(output.signIns == 0)
    presenter.didSignIn()
    #expect(output.signIns == 1)
  }

  @Test("It chooses the title")
  func title() {
    #expect(view.title == "Sign in")
  }
}
