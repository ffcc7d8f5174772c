import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct PlaceSearchTests {
  private final class Diary {
    var changes: [PlaceSearch.Change] = []
  }

  private static let debounce = Duration.milliseconds(300)
  private let service = PlacesServiceDouble()
  private let clock = VirtualClock()
  private let search: PlaceSearch
  private let diary = Diary()
  private let observation: Cancellable

  init() {
    search = PlaceSearch(
      query: PlaceQuery(quarterID: "alfama"), service: service, clock: clock, debounce: Self.debounce)
    observation = search.observe { [diary] in diary.changes.append($0) }
  }

  private func answer(_ result: Result<PlacePage, ServiceError>) {
    service.requests.last?.answer(result)
  }

  /// Loads a page, and clears the recorded changes.
  private func loadFirst(_ page: PlacePage = .first) {
    search.load()
    answer(.success(page))
    diary.changes = []
  }

  // MARK: - Loading

  @Test("The first page replaces the list once it is there")
  func load() {
    search.load()
    #expect(search.state == .loading)
    #expect(!search.list.isLoaded)
    answer(.success(.first))
    #expect(search.state == .idle)
    #expect(search.list.places == [.aljube, .fado])
    #expect(diary.changes == [.state, .state, .replaced])
    #expect(service.queries == [PlaceQuery(quarterID: "alfama")])
  }

  @Test("A failed load can be repeated, by a refresh as well", arguments: [true, false])
  func failure(byRefresh: Bool) {
    search.load()
    answer(.failure(.offline))
    #expect(search.state == .failed(.offline))
    #expect(diary.changes == [.state, .state, .replaced])
    if byRefresh { search.refresh() } else { search.load() }
    #expect(search.state == .loading)
    answer(.success(.first))
    #expect(search.list.places == [.aljube, .fado])
    #expect(service.pages == [0, 0])
  }

  // MARK: - Searching

  @Test("A text is searched for once it hasn't changed for a while, and the list stays until then")
  func text() {
    loadFirst()
    search.setText("f")
    clock.advance(by: .milliseconds(200))
    search.setText("fa")
    clock.advance(by: .milliseconds(299))
    #expect(service.requests.count == 1)
    #expect(search.state == .loading)
    clock.advance(by: .milliseconds(1))
    #expect(service.queries.last == PlaceQuery(text: "fa", quarterID: "alfama"))
    #expect(search.list.query.text.isEmpty)
    answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(search.state == .idle)
    #expect(search.list.query.text == "fa")
    #expect(search.list.places == [.fado])
    #expect(service.requests.count == 2)
  }

  @Test("A search that fails leaves an empty list, of which that text can be loaded again")
  func textFails() {
    loadFirst()
    search.setText("maat")
    clock.advance(by: Self.debounce)
    answer(.failure(.offline))
    #expect(search.state == .failed(.offline))
    #expect(search.list.places.isEmpty)
    search.load()
    answer(.success(.second))
    #expect(search.list.places == [.maat])
    #expect(service.queries.map(\.text) == ["", "maat", "maat"])
  }

  @Test("A change of the text drops whatever is in flight", arguments: ["load", "refresh", "page"])
  func textDrops(request: String) {
    search.load()
    if request != "load" { answer(.success(.first)) }
    if request == "refresh" { search.refresh() }
    if request == "page" { search.loadMore() }
    search.setText("maat")
    #expect(service.requests.last?.isCancelled == true)
    #expect(search.state == .loading)
  }

  @Test("A change of the text forgets that a page has failed")
  func textAfterFailure() {
    loadFirst()
    search.loadMore()
    answer(.failure(.offline))
    search.setText("maat")
    #expect(search.state == .loading)
  }

  // MARK: - Refreshing

  @Test("While it refreshes the list stays, and the first page replaces all pages")
  func refresh() {
    loadFirst()
    search.loadMore()
    answer(.success(.last))
    search.refresh()
    #expect(search.state == .refreshing)
    #expect(search.list.places == [.aljube, .fado, .torre])
    answer(.success(.second))
    #expect(search.state == .idle)
    #expect(search.list.places == [.maat])
    #expect(service.pages == [0, 1, 0])
  }

  @Test("A refresh that fails keeps the list, and the failure is notified")
  func refreshFails() {
    loadFirst()
    search.refresh()
    answer(.failure(.serverError))
    #expect(search.state == .idle)
    #expect(search.list.places == [.aljube, .fado])
    #expect(diary.changes == [.state, .state, .refreshFailed])
  }

  @Test("While a search waits, and during a load or a refresh, a refresh does nothing")
  func refreshTwice() {
    search.load()
    search.refresh()
    #expect(service.requests.count == 1)
    answer(.success(.first))
    search.refresh()
    search.refresh()
    #expect(service.requests.count == 2)
    search.setText("maat")
    search.refresh()
    #expect(service.requests.count == 2)
    #expect(search.state == .loading)
  }

  @Test("A refresh drops a page, or forgets that one has failed", arguments: [true, false])
  func refreshDropsPage(hasFailed: Bool) throws {
    loadFirst()
    search.loadMore()
    if hasFailed { answer(.failure(.offline)) }
    search.refresh()
    #expect(search.state == .refreshing)
    #expect(try service.requests[1].isCancelled != hasFailed)
  }

  // MARK: - More

  @Test("The next page is loaded once, and added to the list")
  func more() {
    loadFirst()
    search.loadMore()
    search.loadMore()
    #expect(search.state == .loadingMore)
    #expect(service.pages == [0, 1])
    answer(.success(.second))
    #expect(search.state == .idle)
    #expect(search.list.places == [.aljube, .fado, .maat])
    #expect(diary.changes == [.state, .list(.added(2..<3)), .state])
  }

  @Test("A page that fails can be loaded again")
  func moreFails() {
    loadFirst()
    search.loadMore()
    answer(.failure(.offline))
    #expect(search.state == .loadingMoreFailed)
    search.loadMore()
    #expect(search.state == .loadingMore)
    #expect(service.pages == [0, 1, 1])
  }

  @Test("Once a place that shares the list has loaded the page that failed, nothing has failed")
  func moreLoadedMeanwhile() {
    loadFirst()
    search.loadMore()
    answer(.failure(.offline))
    let next = search.list.loadNextPage { _ in }
    answer(.success(.second))
    #expect(search.state == .idle)
    #expect(diary.changes.suffix(2) == [.state, .list(.added(2..<3))])
    withExtendedLifetime(next) {}
  }

  @Test("A place that is removed changes nothing about a page that failed")
  func removedAfterFailure() {
    loadFirst()
    search.loadMore()
    answer(.failure(.offline))
    search.list.remove("fado")
    #expect(search.state == .loadingMoreFailed)
    #expect(diary.changes.last == .list(.removed(at: 1)))
  }

  @Test("No page is loaded after the last one, or while something else is in flight")
  func noMore() {
    search.load()
    search.loadMore()
    #expect(service.requests.count == 1)
    answer(.success(.first))
    search.refresh()
    search.loadMore()
    #expect(service.requests.count == 2)
    answer(.success(.last))
    search.loadMore()
    #expect(service.requests.count == 2)
    search.setText("maat")
    search.loadMore()
    #expect(service.requests.count == 2)
  }

  // MARK: - Lists of before

  @Test("A list that was replaced is no longer observed")
  func replaced() {
    loadFirst()
    let list = search.list
    search.refresh()
    answer(.success(.second))
    diary.changes = []
    list.remove("fado")
    #expect(diary.changes == [])
  }

  @Test("A search that is released cancels what is in flight, and nothing is leaked", arguments: [true, false])
  func released(isLoaded: Bool) {
    weak var gone: PlaceSearch?
    do {
      let search = PlaceSearch(query: PlaceQuery(), service: service, clock: clock, debounce: Self.debounce)
      gone = search
      search.load()
      if isLoaded { answer(.success(.first)) }
      if isLoaded { search.loadMore() }
    }
    #expect(gone == nil)
    #expect(service.requests.last?.isCancelled == true)
  }
}
