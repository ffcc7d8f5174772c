import AppDoubles
import HeadlessUI
import Testing

@testable import SkeletonImpl

/// Tests of the module's own types, which the charter can't reach through the window.
struct SignInViewControllerTests {
  private let service = SignInServiceDouble()

  @Test("A released view controller has cancelled its request")
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
