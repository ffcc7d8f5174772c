import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct SignInCoordinatorTests {
  private let fixture = AppFixture(user: nil)
  private let delegate = SignInCoordinatorDelegateDouble()
  private let coordinator: SignInCoordinator

  init() {
    coordinator = SignInCoordinator(window: fixture.window, signIn: fixture.signIn, logger: fixture.logger)
    coordinator.delegate = delegate
  }

  @Test("It makes sign-in the root of the window, and logs that")
  func root() {
    coordinator.start(message: nil)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.window.isShown("signIn.error"))
    #expect(fixture.log == ["transition: signIn"])
  }

  @Test("After an expired session that is said from the start")
  func message() {
    coordinator.start(message: Texts.sessionExpired)
    #expect(fixture.window.text("signIn.error") == "Your session has expired. Sign in again.")
  }

  @Test("It has finished when the user has signed in, and not when that failed")
  func finish() throws {
    coordinator.start(message: nil)
    try fixture.window.perform(.type(text: "mark", id: "signIn.username"))
    try fixture.window.perform(.type(text: "secret", id: "signIn.password"))
    try fixture.window.perform(.tap(id: "signIn.submit"))
    fixture.signIn.requests[0].answer(.failure(.offline))
    #expect(delegate.finishes == 0)
    try fixture.signIn(as: .mark)
    #expect(delegate.finishes == 1)
  }
}
