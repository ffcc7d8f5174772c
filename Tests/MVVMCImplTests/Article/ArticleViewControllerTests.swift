import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct ArticleViewControllerTests {
  private let service = ArticlesServiceDouble()
  private let window = Window()

  private func show(_ viewModel: ArticleViewModel) {
    window.rootViewController = ArticleViewController(viewModel: viewModel)
  }

  @Test("A failed load is told, and OK goes back")
  func failureTold() throws {
    let fixture = AppFixture()
    let delegate = fixture.launch()
    delegate.application(open: "guide://reference/fish")
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.window.snapshot.alert == Snapshot.Alert(title: "No connection.", buttons: ["OK"]))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "reference"])
  }

  @Test("Until it is loaded there is neither a title nor a body, nor after a failure")
  func failure() {
    show(ArticleViewModel(id: "fish", articles: service))
    let before = window.snapshot
    #expect(before.screen == Snapshot.Screen(name: "article", title: "", elements: []))
    service.articleRequests[0].answer(.failure(.offline))
    #expect(window.snapshot == before)
  }

  @Test("It loads when it first appears, once, and then shows title and body")
  func loading() {
    show(ArticleViewModel(id: "fish", articles: service))
    service.articleRequests[0].answer(.success(.fish))
    #expect(window.snapshot.screen.title == "Fish")
    #expect(window.text("article.body") == "Grilled.")
    let viewController = window.rootViewController
    window.rootViewController = ViewController()
    window.rootViewController = viewController
    #expect(service.articleRequests.count == 1)
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() throws {
    let fixture = AppFixture()
    let delegate = fixture.launch()
    try fixture.openArticle()
    #expect(fixture.window.snapshot.screen.title == "Trams")
    #expect(fixture.window.text("article.body") == "They climb.")
    #expect(fixture.articles.articleRequests.isEmpty)
    withExtendedLifetime(delegate) {}
  }
}
