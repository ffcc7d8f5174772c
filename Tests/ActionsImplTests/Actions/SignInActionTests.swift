import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SignInActionTests {
  private let service = SignInServiceDouble()
  private let action: SignInAction

  init() {
    action = SignInAction(service: service)
    action.credentials = Credentials(username: "mark", password: "secret")
  }

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [SignInAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.credentials == [Credentials(username: "mark", password: "secret")])
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.mark))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .mark)
  }
}
