import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, without a view.
struct ArticleInteractorTests {
  private let service = ArticlesServiceDouble()
  private let delegate = ArticleInteractorDelegateDouble()

  private func started(_ model: ArticleModel) -> ArticleInteractor {
    let interactor = ArticleInteractor(model: model, service: service)
    interactor.delegate = delegate
    interactor.start()
    return interactor
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    let interactor = started(ArticleModel(id: "trams", article: .trams))
    #expect(service.ids.isEmpty)
    withExtendedLifetime(interactor) {}
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loads() throws {
    let model = ArticleModel(id: "trams")
    let interactor = started(model)
    #expect(service.ids == ["trams"])
    try service.articleRequests[0].answer(.success(.trams))
    #expect(model.article == .trams)
    #expect(delegate.events == ["loaded"])
    withExtendedLifetime(interactor) {}
  }

  @Test("A failed load is told, and OK goes back")
  func fails() throws {
    let model = ArticleModel(id: "trams")
    let interactor = started(model)
    try service.articleRequests[0].answer(.failure(.notFound))
    #expect(model.article == nil)
    #expect(delegate.events == ["failed: not found"])
    withExtendedLifetime(interactor) {}
  }

  @Test("Let go, it drops its request")
  func letGo() throws {
    _ = started(ArticleModel(id: "trams"))
    #expect(try service.articleRequests[0].isCancelled)
  }
}
