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
    #expect(window.snapshot.screen.title == "Sign in")
    #expect(window.text("signIn.username") == "mark")
    #expect(window.text("signIn.password") == "secret")
    #expect(window.text("signIn.error") == "Wrong")
    #expect(window.isEnabled("signIn.submit"))
    #expect(!window.isShown("signIn.spinner") && !window.isShown("signIn.cancel"))
  }

  @Test("Both fields must hold more than white space")
  func incomplete() {
    show(SignInState(credentials: Credentials(username: "mark", password: " ")))
    #expect(!window.isEnabled("signIn.submit"))
    #expect(!window.isShown("signIn.error"))
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func signingIn() {
    show(SignInState(credentials: Credentials(username: "mark", password: "secret"), isSigningIn: true))
    for id in ["username", "password", "submit"] { #expect(!window.isEnabled("signIn.\(id)")) }
    #expect(window.isShown("signIn.spinner") && window.isEnabled("signIn.cancel"))
  }

  @Test("It tells what is typed and tapped")
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
