import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct SignInViewModelTests {
  private let service = SignInServiceDouble()
  private let viewModel: SignInViewModel

  init() {
    viewModel = SignInViewModel(signIn: service, message: nil)
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
    #expect(viewModel.error == "Wrong user name or password.")
    #expect(viewModel.password == "")
    #expect(!viewModel.canSubmit)
    #expect(!viewModel.isSigningIn)
  }

  @Test("Any other failure keeps the password", arguments: ServiceError.ofSigningIn)
  func otherFailure(failure: ServiceError, text: String) throws {
    submit()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.error == text)
    #expect(viewModel.password == "secret")
    #expect(viewModel.canSubmit)
  }

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    submit()
    viewModel.cancel()
    #expect(try service.requests[0].isCancelled)
    #expect(!viewModel.isSigningIn)
    #expect(viewModel.canSubmit)
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(viewModel.error == nil)
    #expect(viewModel.password == "secret")
  }

  @Test("Both fields must hold more than white space", arguments: ["", " \n\t"])
  func incomplete(text: String) {
    viewModel.enterUsername(text)
    viewModel.enterPassword("secret")
    #expect(!viewModel.canSubmit)
    viewModel.enterUsername("mark")
    viewModel.enterPassword(text)
    #expect(!viewModel.canSubmit)
    viewModel.submit()
    #expect(service.requests.isEmpty)
    viewModel.enterPassword(" s ")
    #expect(viewModel.canSubmit)
  }

  @Test("One request is sent with the credentials as typed")
  func submitting() {
    submit()
    viewModel.submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(viewModel.isSigningIn)
    #expect(!viewModel.canSubmit)
  }

  @Test("Submitting again hides the error of the last time")
  func hidesError() throws {
    submit()
    try service.requests[0].answer(.failure(.offline))
    viewModel.submit()
    #expect(viewModel.error == nil)
    #expect(service.requests.count == 2)
  }

  @Test("Typing hides the error")
  func typingHidesError() throws {
    submit()
    try service.requests[0].answer(.failure(.offline))
    viewModel.enterUsername("")
    #expect(viewModel.error == nil)
    viewModel.enterUsername("mark")
    viewModel.submit()
    try service.requests[1].answer(.failure(.offline))
    viewModel.enterPassword("s")
    #expect(viewModel.error == nil)
  }

  @Test("After an expired session that is said from the start")
  func message() {
    let device = DeviceDouble()
    let app = AppViewModel(dependencies: device.dependencies)
    device.session.expire()
    guard case .signIn(let viewModel) = app.destination else {
      Issue.record("it asks to sign in")
      return
    }
    #expect(viewModel.error == "Your session has expired. Sign in again.")
    #expect(viewModel.title == "Sign in")
  }

  @Test("Success leads on")
  func success() throws {
    let device = DeviceDouble(user: nil)
    let app = AppViewModel(dependencies: device.dependencies)
    guard case .signIn(let viewModel) = app.destination else {
      Issue.record("it asks to sign in")
      return
    }
    viewModel.enterUsername("mark")
    viewModel.enterPassword("secret")
    viewModel.submit()
    device.session.begin(.mark)
    try device.signIn.requests[0].answer(.success(.mark))
    guard case .guide = app.destination else {
      Issue.record("it goes on to the guide")
      return
    }
  }

  @Test("One alert is said at a time")
  func alert() {
    viewModel.say("First")
    viewModel.say("Second")
    #expect(viewModel.alert?.message == "First")
    #expect(viewModel.alert?.buttons.map(\.title) == ["OK"])
  }
}
