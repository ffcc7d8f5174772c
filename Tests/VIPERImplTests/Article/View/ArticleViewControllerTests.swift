import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct ArticleViewControllerTests {
  private let output = ArticleViewOutputDouble()
  private let window = Window()
  private let controller: ArticleViewController

  init() {
    controller = ArticleViewController(output: output)
    window.rootViewController = controller
  }

  @Test("It tells once that it is ready")
  func ready() {
    window.rootViewController = nil
    window.rootViewController = controller
    #expect(output.readyCount == 1)
  }

  @Test("The body is hidden until it is shown")
  func content() {
    controller.hideBody()
    #expect(window.lines == ["screen: article “”"])
    controller.showTitle("Trams")
    controller.showBody("Hold the card.")
    #expect(window.lines == ["screen: article “Trams”", "  article.body: label “Hold the card.”"])
  }
}
