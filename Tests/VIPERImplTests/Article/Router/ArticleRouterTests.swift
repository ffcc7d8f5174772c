import HeadlessUI
import Testing

@testable import VIPERImpl

struct ArticleRouterTests {
  private let handler = TransitionHandlerDouble()
  private let router = ArticleRouter()

  init() {
    router.transitionHandler = handler
  }

  @Test("An alert has a title and OK, which tells that the user has taken note")
  func alert() throws {
    var closeCount = 0
    router.openAlert(title: "No connection.") { closeCount += 1 }
    let window = Window()
    window.rootViewController = ViewController(nibName: "article")
    let alert = try #require(handler.alerts.first as? AlertController)
    window.rootViewController?.present(alert)
    #expect(alert.title == "No connection." && alert.actions.map(\.title) == ["OK"])
    #expect(closeCount == 0)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(closeCount == 1)
  }

  @Test("Closing the module takes its screen from the stack")
  func close() {
    router.closeModule()
    #expect(handler.popCount == 1 && handler.pushed.isEmpty)
  }
}
