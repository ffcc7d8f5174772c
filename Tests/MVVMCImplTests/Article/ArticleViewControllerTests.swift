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

  @Test("A given article is shown at once")
  func given() {
    show(ArticleViewModel(article: .fish))
    #expect(window.snapshot.stack == [Snapshot.Entry(name: "article", title: "Fish")])
    #expect(window.text("article.body") == "Grilled.")
  }
}
