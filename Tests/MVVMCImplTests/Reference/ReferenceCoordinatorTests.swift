import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct ReferenceCoordinatorTests {
  private static let article: ArraySlice<SavedState.Screen> = [.article(id: "fish")]

  private let fixture = AppFixture()
  private let delegate = FlowCoordinatorDelegateDouble()
  private let below = ViewController(nibName: "below")
  private let navigationController: NavigationController
  private let coordinator: ReferenceCoordinator

  private var window: Window { fixture.window }
  private var service: ArticlesServiceDouble { fixture.articles }

  init() {
    navigationController = NavigationController(rootViewController: below)
    coordinator = ReferenceCoordinator(navigationController: navigationController, articles: fixture.articles)
    coordinator.delegate = delegate
    fixture.window.rootViewController = navigationController
    navigationController.delegate = coordinator
  }

  private func openArticle() throws {
    coordinator.start(above: [below])
    service.requests[0].answer(.success(.book))
    try window.perform(.selectRowTitled(title: "Fish", id: "reference.list"))
  }

  // MARK: - Alerts

  @Test("A failed refresh is shown as an alert that OK closes")
  func refreshFails() throws {
    coordinator.start(above: [below])
    service.requests[0].answer(.success(.book))
    try window.perform(.pullToRefresh(id: "reference.list"))
    service.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["below", "reference"])
  }

  @Test("An article that can't be loaded is told of in an alert, and OK goes back to the reference book")
  func articleFails() throws {
    coordinator.start(above: [below], then: Self.article)
    service.articleRequests[0].answer(.failure(.notFound))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Something went wrong.", buttons: ["OK"]))
    #expect(fixture.stack == ["below", "reference", "article"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["below", "reference"])
    #expect(service.requests.count == 1)
    #expect(delegate.finishes == 0)
  }

  // MARK: - Ways out

  @Test("It has finished when the user goes back from the reference book")
  func back() throws {
    coordinator.start(above: [below])
    #expect(delegate.finishes == 0)
    try window.perform(.goBack)
    #expect(delegate.finishes == 1)
    #expect(service.requests[0].isCancelled)
  }

  @Test("It has not finished when the user goes back from an article, and no longer counts that")
  func backFromArticle() throws {
    try openArticle()
    #expect(coordinator.restorableState == [.reference, .article(id: "fish")])
    try window.perform(.goBack)
    #expect(delegate.finishes == 0)
    #expect(coordinator.restorableState == [.reference])
    #expect(service.requests.count == 1)
  }

  @Test("It has finished when the stack is replaced")
  func replaced() throws {
    try openArticle()
    navigationController.setViewControllers([ViewController()])
    #expect(delegate.finishes == 1)
  }

  @Test("Going back from an article that loads cancels its request")
  func backWhileLoading() throws {
    coordinator.start(above: [below], then: Self.article)
    try window.perform(.goBack)
    #expect(service.articleRequests[0].isCancelled)
    #expect(fixture.stack == ["below", "reference"])
  }

  // MARK: - Ways in

  @Test("A row leads to its article")
  func start() throws {
    coordinator.start(above: [below])
    #expect(fixture.stack == ["below", "reference"])
    service.requests[0].answer(.success(.book))
    try window.perform(.selectRowTitled(title: "Fish", id: "reference.list"))
    #expect(fixture.stack == ["below", "reference", "article"])
    #expect(window.snapshot.screen.title == "Fish")
    #expect(service.articleRequests.isEmpty)
  }

  @Test("Started in the middle it shows the article, and the reference book loads when it first appears")
  func startAtArticle() throws {
    coordinator.start(above: [below], then: Self.article)
    #expect(fixture.stack == ["below", "reference", "article"])
    #expect(service.ids == ["fish"])
    #expect(service.requests.isEmpty)
    #expect(coordinator.restorableState == [.reference, .article(id: "fish")])
    service.articleRequests[0].answer(.success(.fish))
    #expect(window.text("article.body") == "Grilled.")
    try window.perform(.goBack)
    #expect(service.requests.count == 1)
  }
}
