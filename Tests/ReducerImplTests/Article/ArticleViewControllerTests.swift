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

  @Test("Otherwise it loads, and shows nothing until then")
  func loads() {
    show(ArticleState(id: "trams"))
    #expect(window.snapshot.screen.title == "")
    #expect(window.snapshot.screen.elements.isEmpty)
  }
}
