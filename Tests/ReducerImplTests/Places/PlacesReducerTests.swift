import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct PlacesReducerTests {
  private static let first = LoadedPage(page: .first)
  private static let second = LoadedPage(page: .second)
  private static let last = LoadedPage(page: .last)

  private let device = DeviceDouble()
  private let store: TestStore<PlacesState, PlacesAction>
  private var service: PlacesServiceDouble { device.places }

  init() {
    store = TestStore(
      PlacesState(id: 7, title: "Alfama", query: PlaceQuery(quarterID: "alfama")),
      reducer: PlacesReducer(
        pages: PlacePages(service: device.places, favourites: device.favourites), favourites: device.favourites,
        clock: device.clock, searchDebounce: .milliseconds(300)))
  }

  // MARK: - Steps

  private func load(_ page: LoadedPage = first) throws {
    store.send(.viewDidLoad) { $0.pending = .load }
    try service.requests[0].answer(.success(page.page))
    store.receive(.pageLoaded(0, .success(page))) { Self.show(page, &$0) }
  }

  private func fail() throws {
    store.send(.viewDidLoad) { $0.pending = .load }
    try service.requests[0].answer(.failure(.offline))
    store.receive(.pageLoaded(0, .failure(.offline))) { Self.showFailure("No connection.", &$0) }
  }

  private func search(_ text: String) {
    store.send(.searchEdited(text)) {
      $0.query.text = text
      $0.pending = .search
    }
    device.clock.advance(by: .milliseconds(300))
    store.receive(.searchDue) { $0.pending = .load }
  }

  private static func show(_ page: LoadedPage, _ state: inout PlacesState) {
    state.pending = nil
    state.list = state.newList()
    state.list.append(page, number: 0)
  }

  private static func showFailure(_ text: String, _ state: inout PlacesState) {
    state.pending = nil
    state.list = state.newList()
    state.failure = text
  }

  // MARK: - Rows

  @Test("A favourite changes its row alone")
  func favourite() throws {
    try load()
    try device.favourites.set(true, id: "fado")
    store.receive(.favouriteChanged("fado", true)) { $0.list.mark("fado", isFavourite: true) }
    #expect(store.state.list.lastChange == .marked(at: 1))
    try device.favourites.set(true, id: "maat")
    store.receive(.favouriteChanged("maat", true))
  }

  @Test("A row leads to its place, in its list")
  func row() throws {
    try load()
    store.send(.rowSelected(1))
    store.receive(.delegate(.placeSelected(.fado)))
  }

  @Test(
    "A list without places says so, and names the text that was searched for",
    arguments: [(" fa ", "No places match “fa”."), (" ", "Nothing here yet.")])
  func empty(text: String, sentence: String) {
    var state = PlacesState(id: 7, title: "", query: PlaceQuery(text: text))
    #expect(state.emptyText == nil)
    state.list.append(LoadedPage(page: .empty), number: 0)
    #expect(state.emptyText == sentence)
  }

  // MARK: - More pages

  @Test("The end of the list loads the next page, once")
  func more() throws {
    try load()
    store.send(.scrolledToEnd) { $0.pending = .more }
    store.send(.scrolledToEnd)
    #expect(service.pages == [0, 1])
    try service.requests[1].answer(.success(.last))
    store.receive(.pageLoaded(1, .success(Self.last))) {
      $0.pending = nil
      $0.list.append(Self.last, number: 1)
    }
    store.send(.scrolledToEnd)
    #expect(service.requests.count == 2)
  }

  @Test("A page that follows lays out its rows alone")
  func moreRows() throws {
    try load()
    store.send(.scrolledToEnd) { $0.pending = .more }
    try service.requests[1].answer(.success(.second))
    store.receive(.pageLoaded(1, .success(Self.second))) {
      $0.pending = nil
      $0.list.append(Self.second, number: 1)
    }
    #expect(store.state.list.lastChange == .added(2..<3))
  }

  @Test("A page that can't be loaded can be asked for again", arguments: [PlacesAction.moreTapped, .scrolledToEnd])
  func moreFails(action: PlacesAction) throws {
    try load()
    store.send(.scrolledToEnd) { $0.pending = .more }
    try service.requests[1].answer(.failure(.offline))
    store.receive(.pageLoaded(1, .failure(.offline))) {
      $0.pending = nil
      $0.failedPage = 1
    }
    #expect(store.state.moreTitle == "Couldn't load more. Tap to retry.")
    store.send(action) {
      $0.pending = .more
      $0.failedPage = nil
    }
    #expect(service.pages == [0, 1, 1])
  }

  @Test("A page that Next has loaded hides that loading more failed")
  func nextHasLoaded() {
    var state = PlacesState(id: 7, title: "", query: PlaceQuery())
    state.list.append(Self.first, number: 0)
    state.failedPage = 1
    #expect(state.hasFailedToLoadMore)
    state.list.append(Self.second, number: 1)
    #expect(!state.hasFailedToLoadMore)
  }

  @Test("Nothing more is asked for while nothing is loaded")
  func nothingLoaded() throws {
    try fail()
    store.send(.scrolledToEnd)
    #expect(service.requests.count == 1)
  }

  // MARK: - Search

  // snippet.search
  @Test("A search waits until 300 ms after the last edit")
  func search() throws {
    try load()
    store.send(.searchEdited("f")) {
      $0.query.text = "f"
      $0.pending = .search
    }
    device.clock.advance(by: .milliseconds(299))
    store.send(.searchEdited("fa")) { $0.query.text = "fa" }
    device.clock.advance(by: .milliseconds(299))
    #expect(service.requests.count == 1)
    device.clock.advance(by: .milliseconds(1))
    store.receive(.searchDue) { $0.pending = .load }
    #expect(service.queries.last == PlaceQuery(text: "fa", quarterID: "alfama"))
    try service.requests[1].answer(.success(.second))
    store.receive(.pageLoaded(0, .success(Self.second))) { Self.show(Self.second, &$0) }
  }
  // snippet.end

  @Test("An edit drops all other requests", arguments: [PlacesAction.scrolledToEnd, .pulledToRefresh])
  func editDrops(action: PlacesAction) throws {
    try load()
    store.send(action) { $0.pending = action == .scrolledToEnd ? .more : .refresh }
    store.send(.searchEdited("f")) {
      $0.query.text = "f"
      $0.pending = .search
    }
    #expect(try service.requests[1].isCancelled)
    try service.requests[1].answer(.failure(.offline))
    store.finish()
  }

  @Test("A late reply to an older text changes nothing")
  func lateReply() throws {
    try load()
    search("f")
    store.send(.searchEdited("m")) {
      $0.query.text = "m"
      $0.pending = .search
    }
    #expect(try service.requests[1].isCancelled)
    try service.requests[1].answer(.success(.second))
    store.finish()
  }

  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func searchFails() throws {
    try load()
    search("f")
    try service.requests[1].answer(.failure(.serverError))
    store.receive(.pageLoaded(0, .failure(.serverError))) { Self.showFailure("Something went wrong.", &$0) }
    #expect(store.state.list.places.isEmpty && !store.state.list.isLoaded)
    store.send(.retryTapped) {
      $0.failure = nil
      $0.pending = .load
    }
    #expect(service.queries.last == PlaceQuery(text: "f", quarterID: "alfama"))
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() throws {
    try fail()
    store.send(.retryTapped) {
      $0.failure = nil
      $0.pending = .load
    }
    #expect(service.pages == [0, 0])
  }

  // MARK: - Refresh

  @Test("A refresh starts again at the first page")
  func refresh() throws {
    try load()
    store.send(.pulledToRefresh) { $0.pending = .refresh }
    #expect(service.pages == [0, 0])
    try service.requests[1].answer(.success(.last))
    store.receive(.pageLoaded(0, .success(Self.last))) { Self.show(Self.last, &$0) }
    #expect(store.state.list.places == [.torre])
  }

  @Test("A failed refresh is told, and keeps rows and pages")
  func refreshFails() throws {
    try load()
    store.send(.pulledToRefresh) { $0.pending = .refresh }
    try service.requests[1].answer(.failure(.offline))
    store.receive(.pageLoaded(0, .failure(.offline))) { $0.pending = nil }
    store.receive(.delegate(.refreshFailed))
    #expect(store.state.list.loadedPages == 1)
  }

  @Test("A pull drops a request for more")
  func pullDropsMore() throws {
    try load()
    store.send(.scrolledToEnd) { $0.pending = .more }
    store.send(.pulledToRefresh) { $0.pending = .refresh }
    #expect(try service.requests[1].isCancelled)
  }

  @Test("While a search waits, pulling sends nothing")
  func pullWhileSearching() throws {
    try load()
    store.send(.searchEdited("f")) {
      $0.query.text = "f"
      $0.pending = .search
    }
    store.send(.pulledToRefresh)
    device.clock.advance(by: .milliseconds(300))
    store.receive(.searchDue) { $0.pending = .load }
    store.send(.pulledToRefresh)
    #expect(service.requests.count == 2)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullAfterFailure() throws {
    try fail()
    store.send(.pulledToRefresh) {
      $0.failure = nil
      $0.pending = .load
    }
  }

  // MARK: - Where the user is

  @Test("Its title and text are part of the navigation state")
  func saved() {
    let state = PlacesState(id: 1, title: "Alfama", query: PlaceQuery(text: " fa", quarterID: "alfama"))
    #expect(
      Screen(id: 1, content: .places(state)).saved == .places(quarterID: "alfama", title: "Alfama", query: " fa"))
  }
}
