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
      service.answer(Result<Article, ServiceError>.failure(error))
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
      #expect(service.requestedIDs == ["hills"])
      #expect(view.title == nil)
      #expect(view.body == nil)
      service.answer(.success(.hills))
      #expect(view.title == "Hills")
      #expect(view.body == "There are seven.")
      #expect(router.alerts.isEmpty)
    }
  }

  @Test func givenByTheListItIsShownAtOnceWithoutARequest() {
    withExtendedLifetime(open(.hills)) {
      #expect(view.title == "Hills")
      #expect(view.body == "There are seven.")
      #expect(service.requestedIDs.isEmpty)
      #expect(service.listRequestCount == 0)
    }
  }

  @Test func itIsPartOfWhereTheUserIs() {
    #expect(open().restorableState == .article(id: "hills"))
  }

  // MARK: - Lifetime

  @Test func theRequestIsCancelledWithThePresenter() {
    var presenter: ArticlePresenter? = open()
    #expect(service.isAsked)
    withExtendedLifetime(presenter) {}
    presenter = nil
    #expect(!service.isAsked)
  }

  @Test func anAnsweredRequestIsLetGoOf() {
    withExtendedLifetime(open()) {
      #expect(service.articleRequest != nil)
      service.answer(.success(.hills))
      #expect(service.articleRequest == nil)
    }
  }

  @Test func anOpenAlertDoesNotKeepItAlive() {
    var presenter: ArticlePresenter? = open()
    weak let released = presenter
    service.answer(Result<Article, ServiceError>.failure(.offline))
    presenter = nil
    #expect(released == nil)
    router.closeAlert()
    #expect(router.closeCount == 0)
  }

  @Test func itDoesNotKeepItsViewAlive() {
    let presenter = open()
    var view: ArticleViewDouble? = ArticleViewDouble()
    presenter.view = view
    view = nil
    #expect(presenter.view == nil)
  }
}
