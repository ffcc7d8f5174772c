import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesPresenterRefreshTests {
  private let module = PlacesModule()

  private var presenter: PlacesPresenter? { module.presenter }
  private var service: PlacesServiceDouble { module.service }
  private var view: PlacesViewDouble { module.view }

  private func loadTwoPages() {
    module.load()
    presenter?.didScrollToEnd()
    service.answer([.maat], isLast: false)
  }

  // MARK: - Failing

  @Test func aFailedRefreshIsToldAndKeepsRowsAndPages() {
    loadTwoPages()
    presenter?.didPullToRefresh()
    service.fail(.offline)
    #expect(module.router.alerts == [["Couldn't refresh.", "OK"]])
    #expect(module.titles == ["Aljube", "Fado", "MAAT"])
    #expect(view.endedRefreshingCount == 1)
    #expect(view.error == nil)
    presenter?.didScrollToEnd()
    #expect(service.pages == [0, 1, 0, 2])
  }

  @Test func afterAFailedLoadAPullIsRetry() {
    service.fail(.offline)
    presenter?.didPullToRefresh()
    #expect(view.endedRefreshingCount == 1)
    #expect(view.isSpinnerShown)
    #expect(view.error == nil)
    #expect(service.requests.count == 2)
    service.fail(.offline)
    #expect(view.error == "No connection.")
    #expect(module.router.alerts.isEmpty)
  }

  @Test func afterAFailedSearchAPullIsRetry() {
    module.load()
    presenter?.didEditSearch("fado")
    module.waitForSearch()
    service.fail(.offline)
    presenter?.didPullToRefresh()
    #expect(service.queries.last == PlaceQuery(text: "fado") && service.pages.last == 0)
    #expect(view.isSpinnerShown)
  }

  // MARK: - Succeeding

  @Test func aRefreshStartsAgainAtTheFirstPage() {
    loadTwoPages()
    presenter?.didPullToRefresh()
    #expect(module.titles.count == 3)
    #expect(!view.isSpinnerShown)
    #expect(view.endedRefreshingCount == 0)
    service.answer([.torre], isLast: false)
    #expect(module.titles == ["Torre"])
    #expect(view.endedRefreshingCount == 1)
    presenter?.didScrollToEnd()
    #expect(service.pages == [0, 1, 0, 1])
  }

  @Test func itMayFindNothingAndThenSomething() {
    module.load()
    presenter?.didPullToRefresh()
    service.answer([])
    #expect(view.empty == "Nothing here yet.")
    presenter?.didPullToRefresh()
    #expect(view.empty == "Nothing here yet.")
    service.answer([.torre])
    #expect(view.empty == nil)
  }

  @Test func itRefreshesTheSearch() {
    let query = PlaceQuery(text: "fado", quarterID: "alfama")
    let module = PlacesModule(query: query)
    module.service.answer([.fado])
    module.presenter?.didPullToRefresh()
    #expect(module.service.queries.last == query && module.service.pages.last == 0)
  }

  // MARK: - While requests are in flight

  @Test func aPullDropsARequestForMore() {
    module.load()
    presenter?.didScrollToEnd()
    presenter?.didPullToRefresh()
    #expect(view.moreButton == nil)
    #expect(service.requests.pendingCount == 1)
    service.answer([.torre], to: 1)
    #expect(module.titles == ["Aljube", "Fado"])
    service.answer([.torre])
    #expect(module.titles == ["Torre"])
  }

  @Test func itHidesThatMoreCouldNotBeLoaded() {
    module.load()
    presenter?.didScrollToEnd()
    service.fail(.offline)
    presenter?.didPullToRefresh()
    #expect(view.moreButton == nil)
  }

  @Test func duringTheFirstLoadAPullEndsAtOnce() {
    presenter?.didPullToRefresh()
    #expect(view.endedRefreshingCount == 1)
    #expect(service.requests.count == 1)
    #expect(service.requests.pendingCount == 1)
  }

  @Test func whileASearchWaitsPullingSendsNothing() {
    module.load()
    presenter?.didEditSearch("fado")
    presenter?.didPullToRefresh()
    #expect(view.endedRefreshingCount == 2)
    #expect(service.requests.count == 1)
    module.waitForSearch()
    presenter?.didPullToRefresh()
    #expect(view.endedRefreshingCount == 3)
    #expect(service.requests.count == 2)
    service.answer([.fado])
    #expect(module.titles == ["Fado"])
  }

  @Test func duringARefreshNothingMoreIsSent() {
    module.load()
    presenter?.didPullToRefresh()
    presenter?.didPullToRefresh()
    presenter?.didScrollToEnd()
    presenter?.didTapMore()
    #expect(service.requests.count == 2)
    #expect(view.endedRefreshingCount == 0)
    #expect(view.moreButton == nil)
  }

  // MARK: - Lifetime

  @Test func itIsCancelledWithThePresenter() {
    module.load()
    presenter?.didPullToRefresh()
    module.close()
    #expect(service.requests.pendingCount == 0)
  }
}
