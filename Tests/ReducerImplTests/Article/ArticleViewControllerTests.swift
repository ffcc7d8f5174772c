import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct ArticleViewControllerTests {
  private let reducer = ReducerSpy<ArticleState, ArticleAction>()
  private let window = Window()

  private func show(_ state: ArticleState) {
    window.rootViewController = ArticleViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    show(ArticleState(.trams))
    #expect(window.snapshot.screen.title == "Trams")
    #expect(window.text("article.body") == "Hold the card.")
    #expect(reducer.actions == [.viewDidLoad])
  }

  @Test("In the guide it is handed what the list has")
  func inGuide() throws {
    let fixture = AppFixture()
    fixture.launch()
    try fixture.openReferenceBook()
    fixture.articles.requests[0].answer(.success(.book))
    try fixture.window.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(fixture.window.snapshot.screen.title == "Trams")
    #expect(fixture.window.text("article.body") == "Hold the card.")
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loads() {
    show(ArticleState(id: "trams"))
    #expect(window.snapshot.screen.title == "")
    #expect(window.snapshot.screen.elements.isEmpty)
  }

  @Test("What has been loaded is shown")
  func loaded() {
    reducer.change = { state, _ in state.article = .trams }
    show(ArticleState(id: "trams"))
    #expect(window.snapshot.screen.title == "Trams")
    #expect(window.text("article.body") == "Hold the card.")
  }
}
