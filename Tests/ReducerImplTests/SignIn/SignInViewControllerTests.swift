import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct SignInViewControllerTests {
  private let reducer = ReducerSpy<SignInState, SignInAction>()
  private let window = Window()

  private func show(_ state: SignInState) {
    window.rootViewController = SignInViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("It shows what was typed, and what went wrong")
  func shows() {
    show(SignInState(credentials: Credentials(username: "mark", password: "secret"), error: "Wrong"))
    #expect(
      window.lines == [
        "screen: signIn “Sign in”", "  signIn.username: text field “mark”", "  signIn.password: secure field “secret”",
        "  signIn.submit: button “Sign in”", "  signIn.error: label “Wrong”",
      ])
  }

  @Test("Both fields must hold more than white space")
  func incomplete() {
    show(SignInState(credentials: Credentials(username: "mark", password: " ")))
    #expect(window.lines.last == "  signIn.submit: button “Sign in” (disabled)")
  }

  @Test("During a request only Cancel is enabled")
  func signingIn() {
    show(SignInState(credentials: Credentials(username: "mark", password: "secret"), isSigningIn: true))
    let disabled = window.snapshot.screen.elements.filter { !$0.isEnabled }.map(\.id)
    #expect(disabled == ["signIn.username", "signIn.password", "signIn.submit"])
    #expect(window.lines.suffix(2) == ["  signIn.cancel: button “Cancel”", "  signIn.spinner: spinner"])
  }

  @Test("Each input sends its action")
  func sends() throws {
    show(SignInState())
    reducer.change = { state, _ in state = SignInState(credentials: Credentials(username: "mark", password: "secret")) }
    try window.perform(.type(text: "m", id: "signIn.username"))
    try window.perform(.type(text: "s", id: "signIn.password"))
    reducer.change = { state, _ in state.isSigningIn = true }
    try window.perform(.tap(id: "signIn.submit"))
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(reducer.actions == [.usernameChanged("m"), .passwordChanged("s"), .submitTapped, .cancelTapped])
  }
}
