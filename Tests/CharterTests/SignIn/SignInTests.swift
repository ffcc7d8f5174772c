import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct SignInTests {
  private static let inputs = ["signIn.username", "signIn.password", "signIn.submit"]

  private let fixture = AppFixture(user: nil)
  private var app: any HeadlessApp { fixture.app }
  private var service: SignInServiceDouble { fixture.device.signIn }

  private func submit() throws {
    try app.perform(.type(text: "mark", id: "signIn.username"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    try app.perform(.tap(id: "signIn.submit"))
  }

  // MARK: - Failures

  @Test("Wrong credentials empty the password", arguments: try await Subject.all)
  func wrongCredentials(subject: Subject) throws {
    fixture.launch(subject)
    try submit()
    try service.requests[0].answer(.failure(.unauthorised))
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
    arguments: try await Subject.all(with: [
      (ServiceError.offline, "No connection. Try again."), (.serverError, "Something went wrong. Try again."),
      (.notFound, "Something went wrong. Try again."),
    ]))
  func otherFailure(subject: Subject, failure: ServiceError, text: String) throws {
    fixture.launch(subject)
    try submit()
    try service.requests[0].answer(.failure(failure))
    #expect(app.text("signIn.error") == text)
    #expect(app.text("signIn.password") == "secret")
    #expect(app.isEnabled("signIn.submit"))
  }

  @Test("Trying again hides the error and sends a second request", arguments: try await Subject.all)
  func tryAgain(subject: Subject) throws {
    fixture.launch(subject)
    try submit()
    try service.requests[0].answer(.failure(.offline))
    try app.perform(.tap(id: "signIn.submit"))
    #expect(!app.isShown("signIn.error"))
    #expect(service.requests.count == 2)
  }

  @Test("Typing hides the error", arguments: try await Subject.all, ["signIn.username", "signIn.password"])
  func editing(subject: Subject, id: String) throws {
    fixture.launch(subject)
    for edit in [Interaction.type(text: "x", id: id), .clear(id: id)] {
      try submit()
      service.requests.last?.answer(.failure(.offline))
      #expect(app.isShown("signIn.error"))
      try app.perform(edit)
      #expect(!app.isShown("signIn.error"))
    }
  }

  @Test("After a session has expired, the screen says so from the start", arguments: try await Subject.all)
  func message(subject: Subject) throws {
    fixture.launch(subject)
    fixture.session.begin(.mark)
    fixture.session.expire()
    #expect(app.text("signIn.error") == "Your session has expired. Sign in again.")
    #expect(!app.isEnabled("signIn.submit"))
    try app.perform(.type(text: "m", id: "signIn.username"))
    #expect(!app.isShown("signIn.error"))
  }

  // MARK: - Cancel

  @Test("Cancel drops the request, and a late reply changes nothing", arguments: try await Subject.all)
  func cancel(subject: Subject) throws {
    fixture.launch(subject)
    try submit()
    try app.perform(.tap(id: "signIn.cancel"))
    #expect(try service.requests[0].isCancelled)
    #expect(!app.isShown("signIn.spinner"))
    #expect(!app.isShown("signIn.cancel"))
    #expect(!app.isShown("signIn.error"))
    #expect(app.text("signIn.username") == "mark")
    #expect(app.text("signIn.password") == "secret")
    for id in Self.inputs { #expect(app.isEnabled(id)) }
    let before = app.snapshot
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(app.snapshot == before)
  }

  // MARK: - Input

  @Test("Both fields must contain more than white space", arguments: try await Subject.all, ["", " \n\t"])
  func incomplete(subject: Subject, text: String) throws {
    fixture.launch(subject)
    try app.perform(.type(text: "mark", id: "signIn.username"))
    try app.perform(.type(text: text, id: "signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
    try app.perform(.type(text: text, id: "signIn.username"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
  }

  @Test("The button is enabled once both fields are filled, in either order", arguments: try await Subject.all)
  func enabling(subject: Subject) throws {
    fixture.launch(subject)
    try app.perform(.type(text: "secret", id: "signIn.password"))
    try app.perform(.type(text: "mark", id: "signIn.username"))
    #expect(app.isEnabled("signIn.submit"))
    try app.perform(.clear(id: "signIn.password"))
    #expect(!app.isEnabled("signIn.submit"))
    try app.perform(.type(text: "secret", id: "signIn.password"))
    #expect(app.isEnabled("signIn.submit"))
  }

  @Test("While a request is in flight, nothing can be changed or sent again", arguments: try await Subject.all)
  func underWay(subject: Subject) throws {
    fixture.launch(subject)
    try submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(app.isShown("signIn.spinner"))
    #expect(app.isEnabled("signIn.cancel"))
    for id in Self.inputs { #expect(!app.isEnabled(id)) }
  }

  @Test("Success hides the spinner, and shows no error", arguments: try await Subject.all)
  func success(subject: Subject) throws {
    fixture.launch(subject)
    try submit()
    try service.requests[0].answer(.success(.mark))
    #expect(!app.isShown("signIn.error"))
    #expect(!app.isShown("signIn.spinner"))
  }

  @Test(
    "At first the fields are empty, the button is disabled and nothing else is shown", arguments: try await Subject.all)
  func atFirst(subject: Subject) {
    fixture.launch(subject)
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
