import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadArticlesActionTests {
  private let service = ArticlesServiceDouble()
  private let action: LoadArticlesAction

  init() {
    action = LoadArticlesAction(service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [LoadArticlesAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.requests.count == 1)
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.book))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == ArticleCategory.grouped(.book))
    withExtendedLifetime(handle) {}
  }

  @Test("It calls back with a failure unchanged")
  func failure() throws {
    var errors: [ServiceError?] = []
    let handle = action.run { errors.append($0.error) }
    try service.requests[0].answer(.failure(.offline))
    #expect(errors == [.offline])
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.requests[0].isCancelled)
  }
}
