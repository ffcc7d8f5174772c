import SharedModel
import Testing

@testable import ActionsImpl

struct LoadArticleActionTests {
  private let service = ArticlesServiceDouble()
  private let action: LoadArticleAction

  init() {
    action = LoadArticleAction(id: "trams", service: service)
  }

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [LoadArticleAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.ids == ["trams"])
    #expect(outputs.isEmpty)
    service.articleRequests[0].answer(.success(.trams))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .trams)
  }

  @Test("A failure is answered as it is")
  func failure() {
    var errors: [ServiceError] = []
    action.run { if case .failure(let error) = $0 { errors.append(error) } }
    service.articleRequests[0].answer(.failure(.offline))
    #expect(errors == [.offline])
  }

  @Test("Cancelled, it calls back no more, and drops the request")
  func cancel() {
    var calls = 0
    action.run { _ in calls += 1 }
    action.cancel()
    #expect(service.articleRequests[0].isCancelled)
    service.articleRequests[0].answer(.success(.trams))
    #expect(calls == 0)
  }

  @Test("Run again, it asks anew")
  func again() {
    action.run { _ in }
    action.run { _ in }
    #expect(service.articleRequests.map(\.isCancelled) == [true, false])
  }
}
