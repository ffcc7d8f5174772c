import HeadlessUI
import Testing

@testable import VIPERImpl

struct ArticleRouterTests {
  private let handler = TransitionHandlerDouble()
  private let router = ArticleRouter(alertAssembly: AlertAssembly())

  init() {
    router.transitionHandler = handler
  }

  @Test("Closing the module takes its screen from the stack")
  func close() {
    router.closeModule()
    #expect(handler.popCount == 1 && handler.pushed.isEmpty)
  }
}
