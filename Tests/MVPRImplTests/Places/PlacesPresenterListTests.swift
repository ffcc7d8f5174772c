import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

/// Tests the list that the screen shares with the places opened from it.
struct PlacesPresenterListTests {
  private let module = PlacesModule()

  private var presenter: PlacesPresenter? { module.presenter }
  private var service: PlacesServiceDouble { module.service }

  private func open(at index: Int) -> (any PlaceSequence)? {
    presenter?.didSelectRow(at: index)
    return module.router.list
  }

  @Test func aRowLeadsToItsPlaceInItsList() throws {
    module.load()
    let list = try #require(open(at: 1))
    #expect(module.router.places == [.fado])
    #expect(list.place(after: "aljube") == .fado)
  }

  @Test func aPlaceThatIsGoneLosesItsRow() throws {
    module.load()
    try #require(open(at: 0)).remove("aljube")
    #expect(module.titles == ["Fado"])
    #expect(module.view.rowsSetCount == 1)
    #expect(module.view.empty == nil)
  }

  @Test func theLastRowThatGoesIsSaid() throws {
    service.answer([.torre])
    try #require(open(at: 0)).remove("torre")
    #expect(module.titles == [])
    #expect(module.view.empty == "Nothing here yet.")
  }

  @Test func aPageThatFollowsHidesThatNoRowWasLeft() throws {
    service.answer([.torre], isLast: false)
    presenter?.didScrollToEnd()
    try #require(open(at: 0)).remove("torre")
    #expect(module.view.empty != nil)
    service.answer([.fado])
    #expect(module.titles == ["Fado"])
    #expect(module.view.empty == nil)
  }

  @Test func aPageThatAPlaceLoadsIsShownHereToo() throws {
    module.load()
    let list = try #require(open(at: 1))
    let request = list.loadMore { _ in }
    withExtendedLifetime(request) { service.answer([.maat, .torre]) }
    #expect(module.titles == ["Aljube", "Fado", "MAAT", "Torre"])
    presenter?.didScrollToEnd()
    #expect(service.requests.count == 2)
  }

  @Test("A page that Next has loaded hides that loading more failed", arguments: [true, false])
  func nextHidesThatLoadingMoreFailed(isEmptyPage: Bool) throws {
    module.load()
    let list = try #require(open(at: 1))
    presenter?.didScrollToEnd()
    service.fail(.offline)
    #expect(module.view.moreButton != nil)
    let request = list.loadMore { _ in }
    withExtendedLifetime(request) { service.answer(isEmptyPage ? [] : [.torre], isLast: isEmptyPage) }
    #expect(module.view.moreButton == nil)
  }

  @Test func whileMoreIsLoadedHereAPageThatNextHasLoadedLeavesThatToBeSeen() throws {
    module.load()
    let list = try #require(open(at: 1))
    presenter?.didScrollToEnd()
    let request = list.loadMore { _ in }
    withExtendedLifetime(request) { service.answer([.torre], isLast: false) }
    #expect(module.view.moreButton?.isEnabled == false)
    service.answer([.torre], isLast: false, to: 1)
    #expect(module.view.moreButton == nil)
    #expect(module.titles == ["Aljube", "Fado", "Torre"])
  }

  @Test func aPlaceThatIsGoneLeavesItToBeSeenThatLoadingMoreFailed() throws {
    module.load()
    let list = try #require(open(at: 0))
    presenter?.didScrollToEnd()
    service.fail(.offline)
    list.remove("aljube")
    #expect(module.view.moreButton?.isEnabled == true)
  }

  @Test func whileASearchWaitsTheLastRowThatGoesNamesTheTextThatItMatched() throws {
    let module = PlacesModule(query: PlaceQuery(text: "old"))
    module.service.answer([.torre])
    module.presenter?.didSelectRow(at: 0)
    module.presenter?.didEditSearch("new")
    try #require(module.router.list).remove("torre")
    #expect(module.titles == [])
    #expect(module.view.empty == "No places match “old”.")
  }

  @Test func aListThatWasReplacedChangesNothingHere() throws {
    module.load()
    let list = try #require(open(at: 0))
    presenter?.didPullToRefresh()
    module.load()
    list.remove("aljube")
    #expect(module.titles == ["Aljube", "Fado"])
  }

  @Test func itsOwnRepliesLayTheRowsOutOnce() {
    module.load()
    #expect(module.view.rowsSetCount == 1)
    presenter?.didScrollToEnd()
    service.answer([.maat, .torre])
    #expect(module.view.rowsSetCount == 1)
    #expect(module.view.rowsAddedCount == 1)
    #expect(module.titles.count == 4)
  }
}
