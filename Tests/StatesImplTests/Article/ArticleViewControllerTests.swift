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

  @Test("What the user does is told in messages, and does nothing by itself")
  func messages() throws {
    #expect(window.snapshot.screen.elements.map(\.id) == ["article.body"])
    #expect(spy.messages == ["didLoadView"])
  }

  @Test("It does not keep its state")
  func state() {
    var spy: MessagesSpy? = MessagesSpy()
    weak let reference = spy
    viewController.messages = spy
    spy = nil
    #expect(reference == nil)
  }

  @Test("A body is shown when there is one")
  func body() {
    viewController.showBody("Hold the card.")
    #expect(window.text("article.body") == "Hold the card.")
    viewController.showBody(nil)
    #expect(!window.isShown("article.body"))
  }
}
