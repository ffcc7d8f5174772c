import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, with two fields but without a view.
struct SignInInteractorTests {
  private let username = TextField("username")
  private let password = TextField("password")
  private let model = SignInModel(notice: .sessionExpired)
  private let service = SignInServiceDouble()
  private let delegate = SignInInteractorDelegateDouble()
  private let interactor: SignInInteractor

  init() {
    interactor = SignInInteractor(model: model, service: service, username: username, password: password)
    interactor.delegate = delegate
  }

  private func submit() {
    username.text = "mark"
    password.text = "secret"
    interactor.didEdit()
    interactor.didTapSubmit()
  }

  @Test("Typing hides the error")
  func typing() {
    username.text = "m"
    interactor.didEdit()
    #expect(model.credentials == Credentials(username: "m"))
    #expect(model.notice == nil)
    #expect(delegate.events == ["changed"])
  }

  @Test("While a request is under way nothing can be changed or sent again")
  func submits() {
    submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(model.isSigningIn)
    #expect(delegate.events == ["changed", "changed"])
  }

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    submit()
    interactor.didTapCancel()
    #expect(try service.requests[0].isCancelled)
    #expect(!model.isSigningIn)
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(model.notice == nil)
    #expect(model.credentials.password == "secret")
    #expect(delegate.events.count == 3)
  }

  @Test("Wrong credentials empty the password")
  func wrongCredentials() throws {
    submit()
    try service.requests[0].answer(.failure(.unauthorised))
    #expect(model.credentials == Credentials(username: "mark"))
    #expect(model.notice != nil && !model.isSigningIn)
  }

  @Test("Any other failure keeps the password", arguments: [ServiceError.offline, .serverError, .notFound])
  func otherFailure(failure: ServiceError) throws {
    submit()
    try service.requests[0].answer(.failure(failure))
    #expect(model.credentials.password == "secret")
    #expect(model.notice != nil && !model.isSigningIn)
    interactor.didTapSubmit()
    #expect(model.notice == nil)
    #expect(service.requests.count == 2)
  }

  @Test("Success is nobody's news here: the session tells of it")
  func success() throws {
    submit()
    try service.requests[0].answer(.success(.mark))
    #expect(model.notice == nil && !model.isSigningIn)
  }
}
