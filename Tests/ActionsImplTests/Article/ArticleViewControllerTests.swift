import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

struct ArticleViewControllerTests {
  private let service = ArticlesServiceDouble()
  private let window = Window()

  /// Shows the article over another screen.
  private func show(_ viewController: ArticleViewController) {
    let navigationController = NavigationController(rootViewController: ViewController(nibName: "below"))
    navigationController.pushViewController(viewController)
    window.rootViewController = navigationController
  }

  // MARK: - Loaded

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func fails(failure: ServiceError, text: String) throws {
    show(ArticleViewController(id: "trams", articles: service))
    service.articleRequests[0].answer(.failure(failure))
    #expect(window.snapshot.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    #expect(window.snapshot.stack.map(\.name) == ["below", "article"])
    #expect(window.snapshot.screen.elements.isEmpty)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.stack.map(\.name) == ["below"])
    #expect(service.articleRequests.count == 1)
  }

  @Test("It asks when it first appears, and only then")
  func asksOnce() {
    let viewController = ArticleViewController(id: "trams", articles: service)
    let navigationController = NavigationController(rootViewController: viewController)
    #expect(service.ids.isEmpty)
    window.rootViewController = navigationController
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(service.ids.count == 1)
    #expect(!service.articleRequests[0].isCancelled)
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loaded() {
    show(ArticleViewController(id: "trams", articles: service))
    #expect(window.snapshot.screen == Snapshot.Screen(name: "article", title: "", elements: []))
    #expect(service.ids == ["trams"])
    service.articleRequests[0].answer(.success(.trams))
    #expect(
      window.snapshot.screen
        == Snapshot.Screen(
          name: "article", title: "Trams", elements: [Element(id: "article.body", content: .label("Hold the card."))]))
    #expect(window.snapshot.alert == nil)
  }

  // MARK: - Given

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    let viewController = ArticleViewController(article: .trams, articles: service)
    #expect(viewController.title == "Trams")
    show(viewController)
    #expect(
      window.snapshot.screen
        == Snapshot.Screen(
          name: "article", title: "Trams", elements: [Element(id: "article.body", content: .label("Hold the card."))]))
  }

  // MARK: - Restoration

  @Test("It is part of where the user is")
  func restorableState() {
    #expect(ArticleViewController(article: .trams, articles: service).restorableState == .article(id: "trams"))
    #expect(ArticleViewController(id: "hills", articles: service).restorableState == .article(id: "hills"))
  }
}
