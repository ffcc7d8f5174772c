import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct SignInInteractorTests {
  private let service = SignInServiceDouble()
  private let output = SignInInteractorOutputDouble()
  private let interactor: SignInInteractor

  init() {
    interactor = SignInInteractor(service: service)
    interactor.output = output
  }

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    interactor.signIn(username: "mark", password: "wrong")
    try service.requests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.signIns == 0)
  }

  @Test("Success is told, and nothing of the user")
  func success() throws {
    interactor.signIn(username: "mark", password: "lisboa")
    try service.requests[0].answer(.success(.mark))
    #expect(output.signIns == 1 && output.errors.isEmpty)
    #expect(service.credentials == [Credentials(username: "mark", password: "lisboa")])
  }

  @Test("The request is under way until it is cancelled")
  func cancelling() {
    interactor.signIn(username: "mark", password: "lisboa")
    #expect(service.requests.cancelledCount == 0)
    interactor.cancelSignIn()
    #expect(service.requests.cancelledCount == 1)
  }

  @Test("Both fields must hold more than white space")
  func completeness() {
    #expect(!interactor.isComplete(username: " ", password: "lisboa"))
    #expect(!interactor.isComplete(username: "mark", password: "\t"))
    #expect(interactor.isComplete(username: "mark", password: "lisboa"))
  }
}
