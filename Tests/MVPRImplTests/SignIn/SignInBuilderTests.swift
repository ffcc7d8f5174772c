import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct SignInBuilderTests {
  private let fixture = NavigationFixture()

  @Test func viewAndPresenterAreConnected() throws {
    fixture.push(SignInBuilder(dependencies: fixture.dependencies).build(message: "Again."))
    #expect(fixture.titles == ["", "Sign in"])
    #expect(fixture.window.element("signIn.error")?.content == .label("Again."))
    try fixture.window.perform(.type(text: "mark", id: "signIn.username"))
    try fixture.window.perform(.type(text: "lisboa", id: "signIn.password"))
    try fixture.window.perform(.tap(id: "signIn.submit"))
    #expect(fixture.device.signIn.credentials == [Credentials(username: "mark", password: "lisboa")])
    try fixture.device.signIn.requests[0].answer(.failure(.unauthorised))
    #expect(fixture.window.element("signIn.error")?.content == .label("Wrong user name or password."))
  }
}
