import SharedModel
import Testing

@testable import StatesImpl

struct ArticleMementoTests {
  private let fixture = AppFixture()

  @Test("It builds its own state, which has it, under its name and title")
  func makeState() {
    let memento = ArticleMemento(article: .trams)
    let state = memento.makeState(with: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(state is ArticleControllerState)
    #expect(state.viewController.nibName == memento.screenName)
    #expect(state.viewController.title == memento.title)
    #expect(state.memento.savedScreen == memento.savedScreen)
  }

  @Test("Until the article is loaded it has no title")
  func title() {
    #expect(ArticleMemento(id: "trams").title == "")
    #expect(ArticleMemento(article: .trams).title == "Trams")
  }
}
