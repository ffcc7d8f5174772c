import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct ArticlePresenterTests {
  private let service = ArticlesServiceDouble()
  private let router = ArticleRouterDouble()
  private let view = ArticleViewDouble()

  private func open(_ article: Article? = nil) -> ArticlePresenter {
    let presenter = ArticlePresenter(id: "hills", article: article, articles: service, router: router)
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }

  // MARK: - Loading

  @Test(arguments: [
    (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    (.notFound, "Something went wrong."),
  ])
  func aFailedLoadIsToldAndOKGoesBack(error: ServiceError, text: String) {
    withExtendedLifetime(open()) {
      service.articleRequests.last?.answer(.failure(error))
      #expect(router.alerts == [[text, "OK"]])
      #expect(router.closeCount == 0)
      #expect(view.title == nil)
      #expect(view.body == nil)
      router.closeAlert()
      #expect(router.closeCount == 1)
    }
  }

  @Test func otherwiseItLoadsAndShowsNothingUntilThen() {
    withExtendedLifetime(open()) {
      #expect(service.ids == ["hills"])
      #expect(view.title == nil)
      #expect(view.body == nil)
      service.articleRequests.last?.answer(.success(.hills))
      #expect(view.title == "Hills")
      #expect(view.body == "Slopes are not.")
      #expect(router.alerts.isEmpty)
    }
  }

  @Test func givenByTheListItIsShownAtOnceWithoutARequest() {
    withExtendedLifetime(open(.hills)) {
      #expect(view.title == "Hills")
      #expect(view.body == "Slopes are not.")
      #expect(service.ids.isEmpty)
      #expect(service.requests.isEmpty)
    }
  }

  @Test func itIsPartOfWhereTheUserIs() {
    #expect(open().recorded.screens == [.article(id: "hills")])
  }

  // MARK: - Lifetime

  @Test func theRequestIsCancelledWithThePresenter() {
    var presenter: ArticlePresenter? = open()
    #expect(service.articleRequests.pendingCount == 1)
    withExtendedLifetime(presenter) {}
    presenter = nil
    #expect(service.articleRequests.cancelledCount == 1)
  }
}
