import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferencePresenterTests {
  private let service = ArticlesServiceDouble()
  private let router = ReferenceRouterDouble()
  private let view = ReferenceViewDouble()
  private let presenter: ReferencePresenter
  private let book = [
    ReferenceSection(title: "Getting around", rows: ["Trams", "Hills"]),
    ReferenceSection(title: "Eating", rows: ["Coffee"]),
  ]

  init() {
    presenter = ReferencePresenter(articles: service, router: router)
    presenter.view = view
    presenter.viewDidLoad()
  }

  private func load() {
    service.requests.last?.answer(.success([.trams, .hills, .coffee]))
  }

  @Test func itSetsTheTitle() {
    #expect(view.title == "Reference book")
  }

  // MARK: - First load

  @Test(arguments: [
    (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    (.notFound, "Something went wrong."),
  ])
  func aFailedLoadOffersRetryWhichLoadsAgain(error: ServiceError, text: String) {
    service.requests.last?.answer(.failure(error))
    #expect(view.error == text)
    #expect(!view.isSpinnerShown)
    #expect(router.alerts.isEmpty)
    presenter.didTapRetry()
    #expect(view.error == nil)
    #expect(view.isSpinnerShown)
    #expect(service.requests.count == 2)
    load()
    #expect(view.sections == book)
  }

  @Test func itLoadsWithASpinner() {
    #expect(service.requests.count == 1)
    #expect(view.isSpinnerShown)
    #expect(view.error == nil)
    load()
    #expect(!view.isSpinnerShown)
  }

  @Test func articlesStandInTheSectionsOfTheirCategories() {
    load()
    #expect(view.sections == book)
  }

  // MARK: - Selecting

  @Test func aRowLeadsToItsArticle() {
    load()
    presenter.didSelectRow(at: 1, inSection: 0)
    presenter.didSelectRow(at: 0, inSection: 1)
    #expect(router.openedArticles == [.hills, .coffee])
  }

  @Test func afterARefreshARowOpensTheArticleThatItShowsThen() {
    load()
    presenter.didPullToRefresh()
    service.requests.last?.answer(.success([.coffee]))
    presenter.didSelectRow(at: 0, inSection: 0)
    #expect(router.openedArticles == [.coffee])
  }

  // MARK: - Pulling

  @Test func aFailedRefreshIsToldAndKeepsTheRows() {
    load()
    presenter.didPullToRefresh()
    service.requests.last?.answer(.failure(.offline))
    #expect(router.alerts == [["Couldn't refresh.", "OK"]])
    #expect(view.sections == book)
    #expect(view.endedRefreshingCount == 1)
    #expect(view.error == nil)
  }

  @Test func aRefreshReplacesTheRows() {
    load()
    presenter.didPullToRefresh()
    #expect(service.requests.count == 2)
    #expect(!view.isSpinnerShown)
    #expect(view.sections == book)
    #expect(view.endedRefreshingCount == 0)
    service.requests.last?.answer(.success([.coffee]))
    #expect(view.sections == [ReferenceSection(title: "Eating", rows: ["Coffee"])])
    #expect(view.endedRefreshingCount == 1)
  }

  @Test func whileItLoadsOrRefreshesPullingSendsNothing() {
    presenter.didPullToRefresh()
    #expect(service.requests.count == 1)
    #expect(view.endedRefreshingCount == 1)
    #expect(view.isSpinnerShown)
    load()
    presenter.didPullToRefresh()
    presenter.didPullToRefresh()
    #expect(service.requests.count == 2)
    #expect(view.endedRefreshingCount == 1)
    load()
    presenter.didPullToRefresh()
    #expect(service.requests.count == 3)
  }

  @Test func untilALoadHasSucceededPullingIsRetry() {
    service.requests.last?.answer(.failure(.offline))
    presenter.didPullToRefresh()
    #expect(view.endedRefreshingCount == 1)
    #expect(view.isSpinnerShown)
    #expect(view.error == nil)
    #expect(service.requests.count == 2)
  }

  // MARK: - Lifetime

  @Test(arguments: [true, false])
  func aRequestIsCancelledWithThePresenter(isFirstLoad: Bool) {
    let service = ArticlesServiceDouble()
    var presenter: ReferencePresenter? = ReferencePresenter(articles: service, router: router)
    presenter?.viewDidLoad()
    if !isFirstLoad {
      service.requests.last?.answer(.success([.trams]))
      presenter?.didPullToRefresh()
    }
    #expect(service.requests.pendingCount == 1)
    presenter = nil
    #expect(service.requests.cancelledCount == 1)
  }

  @Test func itIsPartOfWhereTheUserIs() {
    #expect(presenter.recorded.screens == [.reference])
  }
}
