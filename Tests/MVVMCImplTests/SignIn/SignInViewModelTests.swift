import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct SignInViewModelTests {
  private let service = SignInServiceDouble()
  private let delegate = SignInViewModelCoordinatorDelegateDouble()
  private let viewModel: SignInViewModel

  init() {
    viewModel = SignInViewModel(signIn: service, message: nil)
    viewModel.coordinatorDelegate = delegate
  }

  private func submit() {
    viewModel.enterUsername("mark")
    viewModel.enterPassword("secret")
    viewModel.submit()
  }

  @Test("Wrong credentials empty the password")
  func wrongCredentials() throws {
    submit()
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(viewModel.error.value == "Wrong user name or password.")
    #expect(viewModel.password.value == "")
    #expect(!viewModel.canSubmit.value)
    #expect(!viewModel.isSigningIn.value)
    #expect(delegate.signIns == 0)
  }

  @Test("Any other failure keeps the password", arguments: ServiceError.ofSigningIn)
  func otherFailure(failure: ServiceError, text: String) throws {
    submit()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.error.value == text)
    #expect(viewModel.password.value == "secret")
    #expect(viewModel.canSubmit.value)
  }

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    submit()
    viewModel.cancel()
    #expect(try service.requests[0].isCancelled)
    #expect(!viewModel.isSigningIn.value)
    #expect(viewModel.canSubmit.value)
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(viewModel.error.value == nil)
    #expect(viewModel.password.value == "secret")
  }

  @Test("Both fields must hold more than white space", arguments: ["", " \n\t"])
  func incomplete(text: String) {
    viewModel.enterUsername(text)
    viewModel.enterPassword("secret")
    #expect(!viewModel.canSubmit.value)
    viewModel.enterUsername("mark")
    viewModel.enterPassword(text)
    #expect(!viewModel.canSubmit.value)
    viewModel.submit()
    #expect(service.requests.isEmpty)
    viewModel.enterPassword(" s ")
    #expect(viewModel.canSubmit.value)
  }

  @Test("One request is sent with the credentials as typed")
  func submitting() {
    submit()
    viewModel.submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(viewModel.isSigningIn.value)
    #expect(!viewModel.canSubmit.value)
  }

  @Test("Submitting again hides the error of the last time")
  func hidesError() throws {
    submit()
    try service.requests[0].answer(.failure(.offline))
    viewModel.submit()
    #expect(viewModel.error.value == nil)
    #expect(service.requests.count == 2)
  }

  @Test("Typing hides the error")
  func typingHidesError() throws {
    submit()
    try service.requests[0].answer(.failure(.offline))
    viewModel.enterUsername("")
    #expect(viewModel.error.value == nil)
    viewModel.enterUsername("mark")
    viewModel.submit()
    try service.requests[1].answer(.failure(.offline))
    viewModel.enterPassword("s")
    #expect(viewModel.error.value == nil)
  }

  @Test("A message is there from the start")
  func message() {
    let viewModel = SignInViewModel(signIn: service, message: "Again, please.")
    #expect(viewModel.error.value == "Again, please.")
    #expect(viewModel.title == "Sign in")
  }

  @Test("Success leads on")
  func success() throws {
    submit()
    #expect(delegate.signIns == 0)
    try service.requests[0].answer(.success(.mark))
    #expect(delegate.signIns == 1)
    #expect(viewModel.error.value == nil)
  }
}
