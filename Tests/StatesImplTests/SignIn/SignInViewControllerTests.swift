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

  @Test("What the user does is told in messages, and does nothing by itself")
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

  @Test("It does not keep its state")
  func state() {
    var spy: MessagesSpy? = MessagesSpy()
    weak let reference = spy
    viewController.messages = spy
    spy = nil
    #expect(reference == nil)
  }

  @Test("While somebody signs in, only Cancel can be used")
  func signingIn() {
    viewController.showControls(isSigningIn: true, maySubmit: true)
    #expect(window.isShown("signIn.spinner") && window.isEnabled("signIn.cancel"))
    for id in ["signIn.username", "signIn.password", "signIn.submit"] { #expect(!window.isEnabled(id)) }
    viewController.showControls(isSigningIn: false, maySubmit: false)
    #expect(!window.isShown("signIn.spinner") && !window.isShown("signIn.cancel"))
    #expect(!window.isEnabled("signIn.submit"))
  }
}
