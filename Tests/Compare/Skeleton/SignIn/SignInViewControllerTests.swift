import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import SkeletonImpl

struct SignInViewControllerTests {
  private static let inputs = ["signIn.username", "signIn.password", "signIn.submit"]

  private let service = SignInServiceDouble()
  private let window = Window()

  private func show(message: String? = nil) {
    window.rootViewController = SignInViewController(signIn: service, message: message)
  }

  private func submit() throws {
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
  }

  // MARK: - Failures

  @Test("Wrong credentials empty the password")
  func wrongCredentials() throws {
    show()
    try submit()
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(window.text("signIn.error") == "Wrong user name or password.")
    #expect(window.text("signIn.username") == "mark")
    #expect(window.text("signIn.password") == "")
    #expect(window.isEnabled("signIn.username") && window.isEnabled("signIn.password"))
    #expect(!window.isEnabled("signIn.submit"))
    #expect(!window.isShown("signIn.spinner"))
    #expect(!window.isShown("signIn.cancel"))
  }

  @Test(
    "Any other failure keeps the password",
    arguments: [
      (ServiceError.offline, "No connection. Try again."), (.serverError, "Something went wrong. Try again."),
      (.notFound, "Something went wrong. Try again."),
    ])
  func otherFailure(failure: ServiceError, text: String) throws {
    show()
    try submit()
    try service.requests[0].answer(.failure(failure))
    #expect(window.text("signIn.error") == text)
    #expect(window.text("signIn.password") == "secret")
    #expect(window.isEnabled("signIn.submit"))
  }

  @Test("Trying again hides the error and sends a second request")
  func tryAgain() throws {
    show()
    try submit()
    try service.requests[0].answer(.failure(.offline))
    try window.perform(.tap(id: "signIn.submit"))
    #expect(!window.isShown("signIn.error"))
    #expect(service.requests.count == 2)
  }

  @Test("Typing hides the error", arguments: ["signIn.username", "signIn.password"])
  func editing(id: String) throws {
    for edit in [Interaction.type(text: "x", id: id), .clear(id: id)] {
      show()
      try submit()
      service.requests.last?.answer(.failure(.offline))
      #expect(window.isShown("signIn.error"))
      try window.perform(edit)
      #expect(!window.isShown("signIn.error"))
    }
  }

  @Test("After an expired session that is said from the start")
  func message() throws {
    show(message: Texts.sessionExpired)
    #expect(window.text("signIn.error") == "Your session has expired. Sign in again.")
    #expect(!window.isEnabled("signIn.submit"))
    try window.perform(.type(text: "m", id: "signIn.username"))
    #expect(!window.isShown("signIn.error"))
  }

  // MARK: - Cancel

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    show()
    try submit()
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(try service.requests[0].isCancelled)
    #expect(!window.isShown("signIn.spinner"))
    #expect(!window.isShown("signIn.cancel"))
    #expect(!window.isShown("signIn.error"))
    #expect(window.text("signIn.username") == "mark")
    #expect(window.text("signIn.password") == "secret")
    for id in Self.inputs { #expect(window.isEnabled(id)) }
    let before = window.snapshot
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(window.snapshot == before)
  }

  // MARK: - Input

  @Test("Both fields must hold more than white space", arguments: ["", " \n\t"])
  func incomplete(text: String) throws {
    show()
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: text, id: "signIn.password"))
    #expect(!window.isEnabled("signIn.submit"))
    try window.perform(.type(text: text, id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    #expect(!window.isEnabled("signIn.submit"))
  }

  @Test("The button follows the fields, whichever is filled first")
  func enabling() throws {
    show()
    try window.perform(.type(text: "secret", id: "signIn.password"))
    try window.perform(.type(text: "mark", id: "signIn.username"))
    #expect(window.isEnabled("signIn.submit"))
    try window.perform(.clear(id: "signIn.password"))
    #expect(!window.isEnabled("signIn.submit"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    #expect(window.isEnabled("signIn.submit"))
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func underWay() throws {
    show()
    try submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(window.isShown("signIn.spinner"))
    #expect(window.isEnabled("signIn.cancel"))
    for id in Self.inputs { #expect(!window.isEnabled(id)) }
  }

  @Test("Success shows no error; the session tells who replaces the screen")
  func success() throws {
    show()
    try submit()
    try service.requests[0].answer(.success(.mark))
    #expect(!window.isShown("signIn.error"))
    #expect(!window.isShown("signIn.spinner"))
    #expect(window.text("signIn.password") == "secret")
  }

  @Test("At first the fields are empty, the button is disabled and nothing else is shown")
  func atFirst() {
    show()
    #expect(
      window.snapshot.screen
        == Snapshot.Screen(
          name: "signIn", title: "Sign in",
          elements: [
            Element(id: "signIn.username", content: .textField("")),
            Element(id: "signIn.password", content: .secureField("")),
            Element(id: "signIn.submit", content: .button("Sign in"), isEnabled: false),
          ]))
  }
}
