import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import StatesImpl

struct SignInControllerStateTests {
  private let service = SignInServiceDouble()
  private let window = Window()
  private let state: SignInControllerState
  private let layout: SignInLayout

  init() throws {
    state = SignInControllerState(SignInMemento(message: "Expired"), signIn: service)
    layout = try #require(state.viewController.view as? SignInLayout)
    window.rootViewController = state.viewController
  }

  private func edit(username: String = "mark", password: String = "secret") {
    layout.username.text = username
    layout.password.text = password
    state.didEdit()
  }

  @Test("It starts with the message that it is given, and an edit hides it")
  func message() {
    #expect(
      window.lines == [
        "screen: signIn “Sign in”", "  signIn.username: text field “”", "  signIn.password: secure field “”",
        "  signIn.submit: button “Sign in” (disabled)", "  signIn.error: label “Expired”",
      ])
    edit(password: "")
    #expect(window.lines.last == "  signIn.submit: button “Sign in” (disabled)")
  }

  @Test("Both fields must hold more than white space", arguments: [("mark", " \n\t"), ("", "secret"), (" ", "secret")])
  func incomplete(username: String, password: String) {
    edit()
    #expect(layout.submit.isEnabled)
    edit(username: username, password: password)
    #expect(!layout.submit.isEnabled)
  }

  @Test("It sends what the fields hold, and allows only Cancel until the reply")
  func submit() throws {
    edit()
    state.didTapSubmit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect([layout.username, layout.password, layout.submit].map(\.isEnabled) == [false, false, false])
    #expect(window.lines.suffix(2) == ["  signIn.cancel: button “Cancel”", "  signIn.spinner: spinner"])
    try service.requests[0].answer(.success(.mark))
    #expect(window.lines.last == "  signIn.submit: button “Sign in”")
  }

  @Test("Cancel drops the request and keeps what was typed")
  func cancel() throws {
    edit()
    let before = window.snapshot
    state.didTapSubmit()
    state.didTapCancel()
    #expect(try service.requests[0].isCancelled)
    #expect(window.snapshot == before)
  }

  @Test(
    "A failure is shown until the next request, and wrong credentials empty the password",
    arguments: [
      (ServiceError.unauthorised, "Wrong user name or password.", ""),
      (.offline, "No connection. Try again.", "secret"),
      (.serverError, "Something went wrong. Try again.", "secret"),
      (.notFound, "Something went wrong. Try again.", "secret"),
    ])
  func failure(error: ServiceError, text: String, password: String) throws {
    edit()
    state.didTapSubmit()
    try service.requests[0].answer(.failure(error))
    #expect(window.lines.last == "  signIn.error: label “\(text)”")
    #expect(layout.password.text == password && layout.submit.isEnabled == !password.isEmpty)
    state.didTapSubmit()
    #expect(layout.error.isHidden)
  }
}
