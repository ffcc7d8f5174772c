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

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [LoadArticlesAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.requests.count == 1)
    #expect(outputs.isEmpty)
    try service.requests[0].answer(.success(.book))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == ArticleCategory.grouped(.book))
  }

  @Test("A failure is answered as it is")
  func failure() throws {
    var errors: [ServiceError] = []
    action.run { if case .failure(let error) = $0 { errors.append(error) } }
    try service.requests[0].answer(.failure(.offline))
    #expect(errors == [.offline])
  }
}
