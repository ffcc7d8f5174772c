import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadArticleActionTests {
  private let service = ArticlesServiceDouble()
  private let action: LoadArticleAction

  init() {
    action = LoadArticleAction(id: "trams", service: service)
  }

  @Test("It asks the service, and calls back with the answer")
  func run() throws {
    var outputs: [LoadArticleAction.Output] = []
    let handle = action.run { outputs.append($0) }
    #expect(service.ids == ["trams"])
    #expect(outputs.isEmpty)
    try service.articleRequests[0].answer(.success(.trams))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .trams)
    withExtendedLifetime(handle) {}
  }

  @Test("Cancelled, it drops the request")
  func cancel() throws {
    let handle = action.run { _ in }
    handle?.cancel()
    #expect(try service.articleRequests[0].isCancelled)
  }
}
