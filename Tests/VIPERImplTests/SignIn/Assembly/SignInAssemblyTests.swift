import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct SignInAssemblyTests {
  private let service = SignInServiceDouble()

  @Test("The module signs in through the service, and tells its output")
  func parts() throws {
    let output = SignInModuleOutputDouble()
    let module = SignInAssembly(service: service).makeModule()
    module.input.configureModule(message: "Why", output: output)
    let window = Window()
    window.rootViewController = module.viewController
    #expect(window.lines.first == "screen: signIn “Sign in”")
    #expect(window.lines.last == "  signIn.error: label “Why”")
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "lisboa", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    #expect(service.credentials == [Credentials(username: "mark", password: "lisboa")])
    try service.requests[0].answer(.success(.mark))
    #expect(output.signIns == 1)
  }
}
