import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SignInActionTests {
  private let service = SignInServiceDouble()
  private let action: SignInAction

  init() {
    action = SignInAction(credentials: Credentials(username: "mark", password: "secret"), service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [SignInAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.mark))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .mark)
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
