import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct ArticleViewControllerTests {
  private let fixture = AppFixture()

  private var service: ArticlesServiceDouble { fixture.articles }
  private var window: Window { fixture.window }

  private func show(known article: Article? = nil) {
    window.rootViewController = ArticleViewController(
      viewModel: ArticleViewModel(id: "fish", known: article, dependencies: fixture.guide))
  }

  @Test("Until it is loaded there is neither a title nor a body, nor after a failure")
  func failure() {
    show()
    let before = window.snapshot
    #expect(before.screen == Snapshot.Screen(name: "article", title: "", elements: []))
    service.articleRequests[0].answer(.failure(.offline))
    #expect(window.snapshot == before)
  }

  @Test("It loads when it first appears, once, and then shows title and body")
  func loading() {
    show()
    service.articleRequests[0].answer(.success(.fish))
    #expect(window.snapshot.screen.title == "Fish")
    #expect(window.text("article.body") == "Grilled.")
    let viewController = window.rootViewController
    window.rootViewController = ViewController()
    window.rootViewController = viewController
    #expect(service.articleRequests.count == 1)
  }

  @Test("Given by the list it is shown at once")
  func given() {
    show(known: .fish)
    #expect(window.snapshot.screen.title == "Fish")
    #expect(window.text("article.body") == "Grilled.")
  }
}
