import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct ArticleControllerStateTests {
  private let service = ArticlesServiceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  private let trams = ["screen: article “Trams”", "  article.body: label “Hold the card.”"]

  @discardableResult
  private func show(_ memento: ArticleMemento) -> ArticleControllerState {
    let state = ArticleControllerState(memento, service: service, delegate: delegate)
    delegate.state = state
    window.rootViewController = state.viewController
    return state
  }

  @Test("It shows the article of its memento")
  func given() {
    show(ArticleMemento(article: .trams))
    #expect(window.lines == trams && service.ids.isEmpty)
  }

  @Test("Otherwise it loads the article, and keeps it")
  func loads() throws {
    let state = show(ArticleMemento(id: "trams"))
    #expect(window.lines == ["screen: article “”"] && service.ids == ["trams"])
    try service.articleRequests[0].answer(.success(.trams))
    #expect(window.lines == trams && state.memento.article == .trams)
  }

  @Test("It is left once the user knows that it can't be loaded")
  func fails() throws {
    show(ArticleMemento(id: "trams"))
    try service.articleRequests[0].answer(.failure(.notFound))
    #expect(window.lines == ["screen: article “”", "alert: “Something went wrong.” [OK]"])
    #expect(delegate.events.isEmpty)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(delegate.events == [.unwind])
  }
}
