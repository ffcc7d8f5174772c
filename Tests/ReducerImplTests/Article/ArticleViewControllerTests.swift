import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct ArticleViewControllerTests {
  private let reducer = ReducerSpy<ArticleState, ArticleAction>()
  private let window = Window()
  private let trams = ["screen: article “Trams”", "  article.body: label “Hold the card.”"]

  private func show(_ state: ArticleState) {
    window.rootViewController = ArticleViewController(store: Store(state: state, reducer: reducer))
  }

  @Test("It shows an article that the list had")
  func given() {
    show(ArticleState(.trams))
    #expect(window.lines == trams)
    #expect(reducer.actions == [.viewDidLoad])
  }

  @Test("Until the article is loaded it shows nothing")
  func loads() {
    show(ArticleState(id: "trams"))
    #expect(window.lines == ["screen: article “”"])
  }

  @Test("It shows an article that has been loaded")
  func loaded() {
    reducer.change = { state, _ in state.article = .trams }
    show(ArticleState(id: "trams"))
    #expect(window.lines == trams)
  }
}
