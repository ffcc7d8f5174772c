import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct SignInViewControllerTests {
  private let service = SignInServiceDouble()
  private let window = Window()

  init() { window.isObservationTrackingEnabled = true }

  private func show(message: String? = nil) {
    window.rootViewController = SignInViewController(viewModel: SignInViewModel(signIn: service, message: message))
  }

  private func submit() throws {
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
  }

  @Test("At first the fields are empty, the button is disabled and nothing else is shown")
  func atFirst() {
    show()
    #expect(window.snapshot.screen.name == "signIn")
    #expect(window.snapshot.screen.title == "Sign in")
    #expect(window.text("signIn.username") == "")
    #expect(window.text("signIn.password") == "")
    #expect(!window.isEnabled("signIn.submit"))
    #expect(!window.isShown("signIn.cancel"))
    #expect(!window.isShown("signIn.spinner"))
    #expect(!window.isShown("signIn.error"))
  }

  @Test("A message is shown until the user types")
  func message() throws {
    show(message: "Again, please.")
    #expect(window.text("signIn.error") == "Again, please.")
    try window.perform(.type(text: "m", id: "signIn.username"))
    #expect(!window.isShown("signIn.error"))
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func underWay() throws {
    show()
    try submit()
    #expect(window.isShown("signIn.spinner"))
    #expect(window.isEnabled("signIn.cancel"))
    for id in ["signIn.username", "signIn.password", "signIn.submit"] { #expect(!window.isEnabled(id)) }
  }

  @Test("Cancel brings the fields back as they were")
  func cancel() throws {
    show()
    try submit()
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(service.requests[0].isCancelled)
    #expect(!window.isShown("signIn.spinner"))
    #expect(!window.isShown("signIn.cancel"))
    #expect(window.text("signIn.username") == "mark")
    #expect(window.text("signIn.password") == "secret")
    for id in ["signIn.username", "signIn.password", "signIn.submit"] { #expect(window.isEnabled(id)) }
  }

  @Test("After wrong credentials the error is shown and the password field is empty")
  func wrongCredentials() throws {
    show()
    try submit()
    service.requests[0].answer(.failure(.unauthorised))
    #expect(window.text("signIn.error") == "Wrong user name or password.")
    #expect(window.text("signIn.username") == "mark")
    #expect(window.text("signIn.password") == "")
    #expect(!window.isEnabled("signIn.submit"))
    #expect(!window.isShown("signIn.spinner"))
  }

  @Test("The button is enabled while both fields are filled")
  func enabling() throws {
    show()
    try window.perform(.type(text: "secret", id: "signIn.password"))
    #expect(!window.isEnabled("signIn.submit"))
    try window.perform(.type(text: "mark", id: "signIn.username"))
    #expect(window.isEnabled("signIn.submit"))
    try window.perform(.clear(id: "signIn.password"))
    #expect(!window.isEnabled("signIn.submit"))
  }

  @Test("What is said is shown as an alert that OK closes")
  func alert() throws {
    let viewModel = SignInViewModel(signIn: service, message: nil)
    window.rootViewController = SignInViewController(viewModel: viewModel)
    viewModel.say("Look!")
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Look!", buttons: ["OK"]))
    // What changes under it is shown, and doesn't present it once more.
    viewModel.enterUsername("mark")
    #expect(window.text("signIn.username") == "mark")
    #expect(window.alertTitle == "Look!")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil && viewModel.alert == nil)
  }
}
