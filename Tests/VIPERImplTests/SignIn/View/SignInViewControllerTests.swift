import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct SignInViewControllerTests {
  private let output = SignInViewOutputDouble()
  private let window = Window()
  private let controller: SignInViewController

  init() {
    controller = SignInViewController(output: output)
    window.rootViewController = controller
  }

  @Test("It tells what the user does, with what was typed")
  func events() throws {
    try window.perform(.type(text: "m", id: "signIn.username"))
    try window.perform(.type(text: "l", id: "signIn.password"))
    controller.showForm(SignInViewModel(errorText: nil, isSigningIn: false, canSubmit: true))
    try window.perform(.tap(id: "signIn.submit"))
    controller.showForm(SignInViewModel(errorText: nil, isSigningIn: true, canSubmit: false))
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(output.events == ["ready", "username m", "password l", "submit", "cancel"])
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func signingIn() throws {
    try window.perform(.type(text: "m", id: "signIn.username"))
    controller.showForm(SignInViewModel(errorText: nil, isSigningIn: true, canSubmit: false))
    #expect(
      window.lines.dropFirst() == [
        "  signIn.username: text field “m” (disabled)", "  signIn.password: secure field “” (disabled)",
        "  signIn.submit: button “Sign in” (disabled)", "  signIn.cancel: button “Cancel”", "  signIn.spinner: spinner",
      ])
  }

  @Test("Afterwards the form can be used again, with the error if there is one and no password if it is cleared")
  func failed() throws {
    try window.perform(.type(text: "l", id: "signIn.password"))
    controller.showForm(SignInViewModel(errorText: nil, isSigningIn: true, canSubmit: false))
    controller.clearPassword()
    controller.showForm(SignInViewModel(errorText: "Wrong", isSigningIn: false, canSubmit: true))
    #expect(
      window.lines.dropFirst() == [
        "  signIn.username: text field “”", "  signIn.password: secure field “”", "  signIn.submit: button “Sign in”",
        "  signIn.error: label “Wrong”",
      ])
    controller.showForm(SignInViewModel(errorText: nil, isSigningIn: false, canSubmit: true))
    #expect(!window.lines.contains { $0.contains("signIn.error") })
  }
}
