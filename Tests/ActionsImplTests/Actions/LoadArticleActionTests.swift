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

  @Test("Run, it asks for what it stands for, and calls back with the answer")
  func run() throws {
    var outputs: [LoadArticleAction.Output] = []
    action.run { outputs.append($0) }
    #expect(service.ids == ["trams"])
    #expect(outputs.isEmpty)
    try service.articleRequests[0].answer(.success(.trams))
    #expect(outputs.count == 1)
    #expect(try outputs[0].get() == .trams)
  }
}
