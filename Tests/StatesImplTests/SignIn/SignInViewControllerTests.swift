import AppDoubles
import HeadlessUI
import Testing

@testable import StatesImpl

struct SignInViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = SignInViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() throws {
    viewController.showControls(isSigningIn: false, maySubmit: true)
    try window.perform(.type(text: "m", id: "signIn.username"))
    try window.perform(.clear(id: "signIn.username"))
    try window.perform(.type(text: "x", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    viewController.showControls(isSigningIn: true, maySubmit: true)
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(spy.messages == ["didLoadView", "didEdit", "didEdit", "didEdit", "didTapSubmit", "didTapCancel"])
  }

  @Test("During a request only Cancel is enabled")
  func signingIn() {
    viewController.showControls(isSigningIn: true, maySubmit: true)
    #expect(window.snapshot.screen.elements.filter(\.isEnabled).map(\.id) == ["signIn.cancel", "signIn.spinner"])
    viewController.showControls(isSigningIn: false, maySubmit: false)
    #expect(window.lines.last == "  signIn.submit: button “Sign in” (disabled)")
  }
}
