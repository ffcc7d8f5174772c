import AppDoubles
import HeadlessUI
import Testing

@testable import SkeletonImpl

/// What the charter can't see because it looks through the window: these tests name the module's own types.
struct SignInViewControllerTests {
  private let service = SignInServiceDouble()

  @Test("A view controller that nobody holds any more has cancelled its request")
  func release() throws {
    let window = Window()
    window.rootViewController = SignInViewController(signIn: service, message: nil)
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    #expect(try !service.requests[0].isCancelled)
    window.rootViewController = ViewController()
    #expect(try service.requests[0].isCancelled)
  }
}
