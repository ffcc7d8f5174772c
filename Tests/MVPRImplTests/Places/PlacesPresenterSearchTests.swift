import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesPresenterSearchTests {
  enum Request: CaseIterable {
    case load
    case search
    case more
    case refresh
  }

  private let module = PlacesModule(query: PlaceQuery(quarterID: "alfama"))

  private var presenter: PlacesPresenter? { module.presenter }
  private var service: PlacesServiceDouble { module.service }
  private var view: PlacesViewDouble { module.view }

  private func search(_ text: String) {
    presenter?.didEditSearch(text)
    module.waitForSearch()
  }

  // MARK: - Failing

  @Test func aFailedSearchTakesTheRowsAwayAndRetryAsksForTheTextInTheField() {
    module.load()
    search("fado")
    service.fail(.serverError)
    #expect(view.rows.isEmpty)
    #expect(view.empty == nil)
    #expect(view.error == "Something went wrong.")
    #expect(!view.isSpinnerShown)
    presenter?.didTapRetry()
    #expect(service.queries.last == PlaceQuery(text: "fado", quarterID: "alfama") && service.pages.last == 0)
    service.answer([.fado])
    #expect(module.titles == ["Fado"])
  }

  @Test func aFailedSearchTakesTheWordsForNoMatchAway() {
    service.answer([])
    search("x")
    service.fail(.offline)
    #expect(view.empty == nil)
  }

  @Test func anEditHidesTheErrorAtOnce() {
    service.fail(.offline)
    presenter?.didEditSearch("x")
    #expect(view.error == nil)
    #expect(view.isSpinnerShown)
  }

  // MARK: - Waiting

  @Test func aSearchWaitsUntil300MsAfterTheLastEdit() {
    module.load()
    presenter?.didEditSearch("f")
    module.clock.advance(by: .milliseconds(299))
    presenter?.didEditSearch("fa")
    module.clock.advance(by: .milliseconds(299))
    #expect(service.requests.count == 1)
    module.clock.advance(by: .milliseconds(1))
    #expect(service.requests.count == 2)
    #expect(service.queries.last == PlaceQuery(text: "fa", quarterID: "alfama") && service.pages.last == 0)
    #expect(module.clock.nextDue == nil)
  }

  @Test func rowsStayUnderTheSpinnerUntilTheReply() {
    module.load()
    presenter?.didEditSearch("x")
    #expect(view.isSpinnerShown)
    module.waitForSearch()
    #expect(view.isSpinnerShown)
    #expect(module.titles == ["Aljube", "Fado"])
    service.answer([.torre])
    #expect(module.titles == ["Torre"])
    #expect(!view.isSpinnerShown)
  }

  @Test func theMarksOfTheRowsThatStayFollowTheFavourites() {
    module.load()
    search("x")
    module.favourites.ids = ["aljube"]
    #expect(view.rows.map(\.accessory) == ["★", nil])
  }

  @Test func withoutAMatchItNamesTheText() {
    module.load()
    search("  Eiffel ")
    #expect(view.empty == nil)
    service.answer([])
    #expect(view.empty == "No places match “Eiffel”.")
    search("fado")
    #expect(view.empty == "No places match “Eiffel”.")
    service.answer([.fado])
    #expect(view.empty == nil)
  }

  @Test func anEditThatBringsTheOldTextBackSearchesToo() {
    module.load()
    presenter?.didEditSearch("x")
    search("")
    #expect(service.requests.count == 2)
  }

  @Test func itsTitleAndTextArePartOfWhereTheUserIs() {
    presenter?.didEditSearch("fa")
    #expect(presenter?.recorded.screens == [.places(quarterID: "alfama", title: "Title", query: "fa")])
  }

  // MARK: - Dropping requests in flight

  @Test(arguments: Request.allCases)
  func anEditDropsAllOtherRequests(request: Request) {
    if request != .load { module.load() }
    switch request {
    case .load: break
    case .search: search("fado")
    case .more: presenter?.didScrollToEnd()
    case .refresh: presenter?.didPullToRefresh()
    }
    let titles = module.titles
    #expect(service.requests.pendingCount == 1)
    presenter?.didEditSearch("torre")
    #expect(service.requests.pendingCount == 0)
    #expect(view.moreButton == nil)
    #expect(view.isSpinnerShown)
    service.answer([.torre])
    #expect(module.titles == titles)
    #expect(view.isSpinnerShown)
  }

  @Test func aLateReplyToAnOlderTextChangesNothing() {
    module.load()
    search("fado")
    search("torre")
    service.answer([.fado], to: 1)
    #expect(module.titles == ["Aljube", "Fado"])
    #expect(view.isSpinnerShown)
    service.answer([.torre], to: 2)
    service.fail(.offline, to: 1)
    #expect(module.titles == ["Torre"])
    #expect(view.error == nil)
  }

  @Test func anEditHidesThatMoreCouldNotBeLoaded() {
    module.load()
    presenter?.didScrollToEnd()
    service.fail(.offline)
    presenter?.didEditSearch("torre")
    #expect(view.moreButton == nil)
  }

  @Test func anEditEndsARefresh() {
    module.load()
    presenter?.didPullToRefresh()
    presenter?.didEditSearch("torre")
    #expect(view.endedRefreshingCount == 1)
    #expect(service.requests.pendingCount == 0)
    service.fail(.offline, to: 1)
    #expect(module.router.alerts.isEmpty)
  }

  // MARK: - Meanwhile

  @Test func neitherAWaitingSearchNorOneUnderWayIsJoinedByARequestForMore() {
    module.load()
    presenter?.didEditSearch("fado")
    presenter?.didScrollToEnd()
    #expect(service.requests.count == 1)
    module.waitForSearch()
    presenter?.didScrollToEnd()
    #expect(service.requests.count == 2)
    #expect(view.moreButton == nil)
  }

  @Test func morePagesOfASearchAskForItsText() {
    module.load()
    search("o")
    module.load()
    presenter?.didScrollToEnd()
    #expect(service.queries.last == PlaceQuery(text: "o", quarterID: "alfama") && service.pages.last == 1)
  }

  // MARK: - Lifetime

  @Test(arguments: [0, 300])
  func aSearchIsDroppedWithThePresenter(milliseconds: Int) {
    module.load()
    presenter?.didEditSearch("fado")
    module.clock.advance(by: .milliseconds(milliseconds))
    module.close()
    #expect(module.clock.nextDue == nil)
    #expect(service.requests.pendingCount == 0)
  }
}
