import HeadlessUI
import SharedModel
import Testing

struct SignInViewControllerTests {
  private static let inputs = ["signIn.username", "signIn.password", "signIn.submit"]

  private let fixture = AppFixture(user: nil)
  private var app: any HeadlessApp { fixture.app }
  private var service: SignInServiceDouble { fixture.signIn }

  init() {
    fixture.launch()
  }

  private func submit() throws {
    try app.perform(.type(text: "mark", id: "signIn.username"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    try app.perform(.tap(id: "signIn.submit"))
  }

  // MARK: - Failures

  @Test("Wrong credentials empty the password")
  func wrongCredentials() throws {
    try submit()
    service.requests[0].answer(.failure(.unauthorised))
    #expect(app.text("signIn.error") == "Wrong user name or password.")
    #expect(app.text("signIn.username") == "mark")
    #expect(app.text("signIn.password") == "")
    #expect(app.isEnabled("signIn.username") && app.isEnabled("signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
    #expect(!app.isShown("signIn.spinner"))
    #expect(!app.isShown("signIn.cancel"))
  }

  @Test(
    "Any other failure keeps the password",
    arguments: [
      (ServiceError.offline, "No connection. Try again."), (.serverError, "Something went wrong. Try again."),
      (.notFound, "Something went wrong. Try again."),
    ])
  func otherFailure(failure: ServiceError, text: String) throws {
    try submit()
    service.requests[0].answer(.failure(failure))
    #expect(app.text("signIn.error") == text)
    #expect(app.text("signIn.password") == "secret")
    #expect(app.isEnabled("signIn.submit"))
  }

  @Test("Trying again hides the error and sends a second request")
  func tryAgain() throws {
    try submit()
    service.requests[0].answer(.failure(.offline))
    try app.perform(.tap(id: "signIn.submit"))
    #expect(!app.isShown("signIn.error"))
    #expect(service.requests.count == 2)
  }

  @Test("Typing hides the error", arguments: ["signIn.username", "signIn.password"])
  func editing(id: String) throws {
    for edit in [Interaction.type(text: "x", id: id), .clear(id: id)] {
      try submit()
      service.requests.last?.answer(.failure(.offline))
      #expect(app.isShown("signIn.error"))
      try app.perform(edit)
      #expect(!app.isShown("signIn.error"))
    }
  }

  @Test("After an expired session that is said from the start")
  func message() throws {
    fixture.session.begin(.mark)
    fixture.session.expire()
    #expect(app.text("signIn.error") == "Your session has expired. Sign in again.")
    #expect(!app.isEnabled("signIn.submit"))
    try app.perform(.type(text: "m", id: "signIn.username"))
    #expect(!app.isShown("signIn.error"))
  }

  // MARK: - Cancel

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    try submit()
    try app.perform(.tap(id: "signIn.cancel"))
    #expect(service.requests[0].isCancelled)
    #expect(!app.isShown("signIn.spinner"))
    #expect(!app.isShown("signIn.cancel"))
    #expect(!app.isShown("signIn.error"))
    #expect(app.text("signIn.username") == "mark")
    #expect(app.text("signIn.password") == "secret")
    for id in Self.inputs { #expect(app.isEnabled(id)) }
    let before = app.snapshot
    service.requests[0].answer(.failure(.unauthorised))
    #expect(app.snapshot == before)
  }

  // MARK: - Input

  @Test("Both fields must hold more than white space", arguments: ["", " \n\t"])
  func incomplete(text: String) throws {
    try app.perform(.type(text: "mark", id: "signIn.username"))
    try app.perform(.type(text: text, id: "signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
    try app.perform(.type(text: text, id: "signIn.username"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
  }

  @Test("The button follows the fields, whichever is filled first")
  func enabling() throws {
    try app.perform(.type(text: "secret", id: "signIn.password"))
    try app.perform(.type(text: "mark", id: "signIn.username"))
    #expect(app.isEnabled("signIn.submit"))
    try app.perform(.clear(id: "signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    #expect(app.isEnabled("signIn.submit"))
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func underWay() throws {
    try submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(app.isShown("signIn.spinner"))
    #expect(app.isEnabled("signIn.cancel"))
    for id in Self.inputs { #expect(!app.isEnabled(id)) }
  }

  @Test("Success shows no error; the session tells who replaces the screen")
  func success() throws {
    try submit()
    service.requests[0].answer(.success(.mark))
    #expect(!app.isShown("signIn.error"))
    #expect(!app.isShown("signIn.spinner"))
  }

  @Test("At first the fields are empty, the button is disabled and nothing else is shown")
  func atFirst() {
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "signIn", title: "Sign in",
          elements: [
            Element(id: "signIn.username", content: .textField("")),
            Element(id: "signIn.password", content: .secureField("")),
            Element(id: "signIn.submit", content: .button("Sign in"), isEnabled: false),
          ]))
  }
}
