import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesPresenterTests {
  private let module = PlacesModule()
  private let loadingMore = PlacesMoreButton(title: "Loading more…", isEnabled: false)
  private let loadMoreFailed = PlacesMoreButton(title: "Couldn't load more. Tap to retry.", isEnabled: true)

  private var presenter: PlacesPresenter? { module.presenter }
  private var service: PlacesServiceDouble { module.service }
  private var view: PlacesViewDouble { module.view }

  @Test func itSetsTheTitle() {
    #expect(view.title == "Title")
  }

  // MARK: - First load

  @Test(arguments: [
    (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    (.notFound, "Something went wrong."),
  ])
  func aFailedLoadShowsWhy(error: ServiceError, text: String) {
    service.fail(error)
    #expect(view.error == text)
    #expect(!view.isSpinnerShown)
    #expect(view.empty == nil)
    #expect(view.moreButton == nil)
    #expect(module.router.alerts.isEmpty)
  }

  @Test func retryHidesTheErrorAndLoadsAgain() {
    service.fail(.offline)
    presenter?.didTapRetry()
    #expect(view.error == nil)
    #expect(view.isSpinnerShown)
    #expect(service.pages == [0, 0])
    module.load()
    #expect(module.titles == ["Aljube", "Fado"])
    #expect(!view.isSpinnerShown)
  }

  @Test func withoutPlacesThereIsSaidSo() {
    service.answer([])
    #expect(view.empty == "Nothing here yet.")
    #expect(view.rows.isEmpty)
    #expect(!view.isSpinnerShown)
  }

  @Test func itLoadsTheFirstPageWhenItFirstAppearsAndOnlyThen() {
    #expect(service.queries == [PlaceQuery()] && service.pages == [0])
    #expect(view.isSpinnerShown)
    #expect(view.error == nil)
    module.load()
    #expect(!view.isSpinnerShown)
    #expect(view.empty == nil)
    #expect(view.moreButton == nil)
  }

  @Test func aRowShowsNameAndSummary() {
    service.answer([.torre])
    #expect(view.rows == [PlacesRow(title: "Torre", subtitle: "Old")])
  }

  @Test func aRestoredQueryIsInTheFieldAndIsWhatLoads() {
    let query = PlaceQuery(text: " fado", quarterID: "alfama")
    let module = PlacesModule(query: query)
    #expect(module.view.searchText == " fado")
    #expect(module.service.queries == [query] && module.service.pages == [0])
    #expect(module.presenter?.recorded.screens == [.places(quarterID: "alfama", title: "Title", query: " fado")])
    #expect(module.clock.nextDue == nil)
  }

  // MARK: - More pages

  @Test(arguments: [true, false])
  func aPageThatCantBeLoadedCanBeAskedForAgain(byTap: Bool) {
    module.load()
    presenter?.didScrollToEnd()
    service.fail(.offline)
    #expect(view.moreButton == loadMoreFailed)
    #expect(module.titles == ["Aljube", "Fado"])
    #expect(view.error == nil)
    #expect(module.router.alerts.isEmpty)
    if byTap { presenter?.didTapMore() } else { presenter?.didScrollToEnd() }
    #expect(view.moreButton == loadingMore)
    #expect(service.pages == [0, 1, 1])
    service.answer([.torre])
    #expect(view.moreButton == nil)
    #expect(module.titles == ["Aljube", "Fado", "Torre"])
  }

  @Test func theEndOfTheListLoadsTheNextPageOnce() {
    module.load()
    presenter?.didScrollToEnd()
    presenter?.didScrollToEnd()
    #expect(service.pages == [0, 1])
    #expect(view.moreButton == loadingMore)
    #expect(!view.isSpinnerShown)
    service.answer([.maat], isLast: false)
    #expect(module.titles == ["Aljube", "Fado", "MAAT"])
    #expect(view.moreButton == nil)
    presenter?.didScrollToEnd()
    #expect(service.pages == [0, 1, 2])
  }

  @Test func whenAllIsLoadedNothingMoreIsAskedFor() {
    service.answer([.aljube, .fado], isLast: true)
    presenter?.didScrollToEnd()
    #expect(service.requests.count == 1)
    #expect(view.moreButton == nil)
  }

  @Test func whileNothingIsLoadedNothingMoreIsAskedFor() {
    presenter?.didScrollToEnd()
    #expect(service.requests.count == 1)
    service.fail(.offline)
    presenter?.didScrollToEnd()
    #expect(service.requests.count == 1)
    #expect(view.moreButton == nil)
  }

  // MARK: - Favourites

  @Test func favouritesAreMarkedOnEachPage() {
    module.favourites.ids = ["fado", "torre"]
    module.load()
    #expect(view.rows.map(\.accessory) == [nil, "★"])
    presenter?.didScrollToEnd()
    service.answer([.maat, .torre])
    #expect(view.rows.map(\.accessory) == [nil, "★", nil, "★"])
  }

  @Test func aFavouriteChangesItsRowAlone() {
    module.load()
    module.favourites.ids = ["fado"]
    #expect(view.rows.map(\.accessory) == [nil, "★"])
    module.favourites.ids = ["fado", "maat"]
    #expect(view.indicesOfRowsShownAnew == [1])
    module.favourites.ids = ["aljube"]
    #expect(view.rows.map(\.accessory) == ["★", nil])
    #expect(view.indicesOfRowsShownAnew == [1, 0, 1])
  }

  @Test func aFavouriteThatChangesWhileNothingIsLoadedChangesNoRow() {
    module.load()
    presenter?.didEditSearch("x")
    module.waitForSearch()
    service.fail(.offline)
    module.favourites.ids = ["fado"]
    #expect(view.rows.isEmpty)
    #expect(view.indicesOfRowsShownAnew.isEmpty)
  }

  // MARK: - Lifetime

  @Test(arguments: [true, false])
  func requestAndObservationEndWithThePresenter(isFirstLoad: Bool) {
    if !isFirstLoad {
      module.load()
      presenter?.didScrollToEnd()
    }
    module.close()
    #expect(service.requests.pendingCount == 0)
    #expect(module.favourites.observers.count == 0)
  }
}
