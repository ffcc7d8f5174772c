import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersPresenterTests {
  private let service = QuartersServiceDouble()
  private let router = QuartersRouterDouble()
  private let view = QuartersViewDouble()
  private let presenter: QuartersPresenter

  private var titles: [String] { view.rows.map(\.title) }

  init() {
    presenter = QuartersPresenter(quarters: service, order: .priority, router: router)
    presenter.view = view
    presenter.viewDidLoad()
  }

  private func load() {
    service.requests.last?.answer(.success(.unsorted))
  }

  @Test func itSetsTheTitle() {
    #expect(view.title == "Quarters")
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
    #expect(!view.isEmptyShown)
    #expect(router.alerts.isEmpty)
    presenter.didTapRetry()
    #expect(view.error == nil)
    #expect(view.isSpinnerShown)
    #expect(service.requests.count == 2)
    load()
    #expect(titles.count == 3)
  }

  @Test func withoutQuartersItSaysSo() {
    service.requests.last?.answer(.success([]))
    #expect(view.isEmptyShown)
    #expect(titles.isEmpty)
  }

  @Test func itLoadsWithASpinner() {
    #expect(service.requests.count == 1)
    #expect(view.isSpinnerShown)
    #expect(view.error == nil)
    load()
    #expect(!view.isSpinnerShown)
    #expect(!view.isEmptyShown)
  }

  @Test func aRowShowsNameAndSummary() {
    service.requests.last?.answer(.success([.alfama]))
    #expect(view.rows == [QuartersRow(title: "Alfama", subtitle: "Steep")])
  }

  // MARK: - Order

  @Test func anOrderChosenBeforeTheReplyHoldsForTheReply() {
    presenter.didChooseOrder(at: 1)
    #expect(titles.isEmpty)
    #expect(!view.isEmptyShown)
    load()
    #expect(titles == ["Alfama", "Belém", "Chiado"])
  }

  @Test func theRowsStandInTheChosenOrderWithoutAnotherRequest() {
    load()
    #expect(titles == ["Chiado", "Alfama", "Belém"])
    presenter.didChooseOrder(at: 1)
    #expect(titles == ["Alfama", "Belém", "Chiado"])
    presenter.didChooseOrder(at: 0)
    #expect(titles == ["Chiado", "Alfama", "Belém"])
    #expect(service.requests.count == 1)
  }

  @Test func itOpensInTheOrderGiven() {
    let presenter = QuartersPresenter(quarters: service, order: .name, router: router)
    presenter.view = view
    presenter.viewDidLoad()
    load()
    #expect(view.order == 1)
    #expect(titles == ["Alfama", "Belém", "Chiado"])
  }

  @Test func itsOrderIsPartOfWhereTheUserIs() {
    #expect(presenter.recorded.screens == [.quarters(order: .priority)])
    presenter.didChooseOrder(at: 1)
    #expect(presenter.recorded.screens == [.quarters(order: .name)])
  }

  // MARK: - Selecting

  @Test func aRowLeadsToThePlacesOfItsQuarter() {
    load()
    presenter.didSelectRow(at: 0)
    presenter.didChooseOrder(at: 1)
    presenter.didSelectRow(at: 0)
    #expect(router.openedQuarters == [.chiado, .alfama])
  }

  // MARK: - Pulling

  @Test func aFailedRefreshIsToldAndKeepsTheRows() {
    load()
    presenter.didPullToRefresh()
    service.requests.last?.answer(.failure(.offline))
    #expect(router.alerts == [["Couldn't refresh.", "OK"]])
    #expect(titles == ["Chiado", "Alfama", "Belém"])
    #expect(view.endedRefreshingCount == 1)
    #expect(view.error == nil)
  }

  @Test func aRefreshReplacesTheRows() {
    load()
    presenter.didPullToRefresh()
    #expect(service.requests.count == 2)
    #expect(!view.isSpinnerShown)
    #expect(titles.count == 3)
    #expect(view.endedRefreshingCount == 0)
    service.requests.last?.answer(.success([.alfama]))
    #expect(titles == ["Alfama"])
    #expect(view.endedRefreshingCount == 1)
  }

  @Test func aRefreshMayFindNothing() {
    load()
    presenter.didPullToRefresh()
    service.requests.last?.answer(.success([]))
    #expect(view.isEmptyShown)
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

  @Test func aRequestIsCancelledWithThePresenter() {
    let service = QuartersServiceDouble()
    var presenter: QuartersPresenter? = QuartersPresenter(quarters: service, order: .priority, router: router)
    presenter?.viewDidLoad()
    presenter = nil
    #expect(service.requests.cancelledCount == 1)
  }
}
