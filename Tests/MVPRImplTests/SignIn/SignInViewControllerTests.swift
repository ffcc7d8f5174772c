import HeadlessUI
import Testing

@testable import MVPRImpl

struct SignInViewControllerTests {
  private let window = Window()
  private let presenter = SignInPresenterDouble()
  private let view: SignInViewController

  init() {
    view = SignInViewController(presenter: presenter)
    window.rootViewController = view
  }

  // MARK: - Input

  @Test func bothTextsAreToldAtEachEdit() throws {
    try window.perform(.type(text: "m", id: "signIn.username"))
    try window.perform(.type(text: "l", id: "signIn.password"))
    #expect(
      presenter.events == [.loaded, .edited(username: "m", password: ""), .edited(username: "m", password: "l")])
  }

  @Test func theButtonsAreTold() throws {
    view.setSubmitEnabled(true)
    view.setCancelShown(true)
    try window.perform(.tap(id: "signIn.submit"))
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(presenter.events == [.loaded, .tappedSubmit, .tappedCancel])
  }

  // MARK: - Setters

  @Test func itIsNamedAndTitled() {
    view.setTitle("Sign in")
    #expect(window.snapshot.screen.name == "signIn")
    #expect(window.snapshot.screen.title == "Sign in")
  }

  @Test func thePasswordIsSet() {
    view.setPassword("x")
    #expect(window.element("signIn.password")?.content == .secureField("x"))
  }

  @Test func theFieldsAreDisabledTogether() {
    view.setFieldsEnabled(false)
    #expect(window.element("signIn.username")?.isEnabled == false)
    #expect(window.element("signIn.password")?.isEnabled == false)
  }

  @Test func theButtonsAreSet() {
    view.setSubmitEnabled(true)
    view.setCancelShown(true)
    #expect(window.element("signIn.submit")?.isEnabled == true)
    #expect(window.element("signIn.cancel") != nil)
  }

  @Test func theSpinnerComesAndGoes() {
    view.setSpinnerShown(true)
    #expect(window.element("signIn.spinner") != nil)
    view.setSpinnerShown(false)
    #expect(window.element("signIn.spinner") == nil)
  }

  @Test func theErrorComesAndGoes() {
    view.setError("No.")
    #expect(window.element("signIn.error")?.content == .label("No."))
    view.setError(nil)
    #expect(window.element("signIn.error") == nil)
  }
}
