import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct SignInViewModelTests {
  private let service = SignInServiceDouble()
  private let viewModel: SignInViewModel

  init() {
    viewModel = SignInViewModel(signIn: service, message: "Again, please.")
  }

  /// Submits and, if there is a failure, fails.
  private func submit(failure: ServiceError? = nil) {
    viewModel.enterUsername("mark")
    viewModel.enterPassword("secret")
    viewModel.submit()
    if let failure { service.requests.last?.answer(.failure(failure)) }
  }

  @Test("A message is there from the start, until the user types")
  func message() {
    #expect(viewModel.title == "Sign in" && viewModel.error == "Again, please.")
    viewModel.enterUsername("m")
    #expect(viewModel.error == nil)
  }

  @Test("Both fields must hold more than white space", arguments: ["", " \n\t", "mark"], ["", " \n\t", " s "])
  func incomplete(username: String, password: String) {
    viewModel.enterUsername(username)
    viewModel.enterPassword(password)
    let isComplete = username == "mark" && password == " s "
    #expect(viewModel.canSubmit == isComplete)
    viewModel.submit()
    #expect(service.credentials == (isComplete ? [Credentials(username: username, password: password)] : []))
  }

  @Test("While a request is in flight nothing else is sent, and cancelling drops it")
  func inFlight() throws {
    submit()
    viewModel.submit()
    #expect(viewModel.isSigningIn && !viewModel.canSubmit && viewModel.error == nil)
    viewModel.cancel()
    #expect(try service.requests.count == 1 && service.requests[0].isCancelled)
    #expect(!viewModel.isSigningIn && viewModel.canSubmit && viewModel.password == "secret")
  }

  @Test("Wrong credentials empty the password")
  func wrongCredentials() {
    submit(failure: .unauthorised)
    #expect(viewModel.error == "Wrong user name or password.")
    #expect(viewModel.password == "" && !viewModel.canSubmit && !viewModel.isSigningIn)
  }

  @Test("Any other failure keeps the password", arguments: ServiceError.ofSigningIn)
  func otherFailure(failure: ServiceError, text: String) {
    submit(failure: failure)
    #expect(viewModel.error == text)
    #expect(viewModel.password == "secret" && viewModel.canSubmit)
  }

  @Test("Typing hides the error, and so does the next try")
  func hidesError() {
    submit(failure: .offline)
    viewModel.enterUsername("ana")
    #expect(viewModel.error == nil)
    submit(failure: .offline)
    viewModel.enterPassword("s")
    #expect(viewModel.error == nil)
    submit(failure: .offline)
    viewModel.submit()
    #expect(viewModel.error == nil && service.requests.count == 4)
  }

  @Test("Success shows nothing: the session leads on")
  func success() {
    submit()
    service.requests.last?.answer(.success(.mark))
    #expect(!viewModel.isSigningIn && viewModel.error == nil)
  }

  @Test("One alert is said at a time")
  func alert() {
    viewModel.say("First")
    viewModel.say("Second")
    #expect(viewModel.alert?.message == "First")
    #expect(viewModel.alert?.buttons.map(\.title) == ["OK"])
  }
}
