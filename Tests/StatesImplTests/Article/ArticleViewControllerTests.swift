import AppDoubles
import HeadlessUI
import Testing

@testable import StatesImpl

struct ArticleViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = ArticleViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() {
    #expect(spy.messages == ["didLoadView"])
  }

  @Test("A body is shown when there is one")
  func body() {
    viewController.showBody("Hold the card.")
    #expect(window.lines.last == "  article.body: label “Hold the card.”")
    viewController.showBody(nil)
    #expect(window.lines == ["screen: article “”"])
  }
}
