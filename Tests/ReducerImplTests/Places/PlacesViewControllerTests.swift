import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct PlacesViewControllerTests {
  private nonisolated static let query = PlaceQuery(text: " fa", quarterID: "alfama")

  private let reducer = ReducerSpy<PlacesState, PlacesAction>()
  private let window = Window()

  /// A screen with the first page.
  private static var loaded: PlacesState {
    var state = PlacesState(id: 1, title: "Alfama", query: query)
    state.list.append(LoadedPage(page: .first), number: 0)
    return state
  }

  private func store(_ state: PlacesState) -> Store<PlacesState, PlacesAction> {
    Store(state: state, reducer: reducer)
  }

  private func show(_ state: PlacesState) {
    window.rootViewController = PlacesViewController(store: store(state))
  }

  /// Shows the first page; changes the state as a reducer would, and returns the rows that are laid out for it.
  private func rowsLaidOut(after change: @escaping (inout PlacesState) -> Void) throws -> [IndexPath] {
    let store = store(Self.loaded)
    window.rootViewController = PlacesViewController(store: store)
    let layout = try #require(window.rootViewController?.view as? PlacesLayout)
    let spy = DataSourceSpy(watching: try #require(layout.list.dataSource))
    layout.list.dataSource = spy
    _ = window.rows("places.list")
    spy.laidOut = []
    reducer.change = { state, _ in change(&state) }
    store.send(.retryTapped)
    _ = window.rows("places.list")
    return spy.laidOut
  }

  // MARK: - Showing

  @Test("It loads the first page when it first appears, and only then")
  func loads() {
    let navigation = NavigationController()
    navigation.setViewControllers([
      PlacesViewController(store: store(Self.loaded)), ViewController(nibName: "above"),
    ])
    window.rootViewController = navigation
    #expect(reducer.actions.isEmpty)
    _ = navigation.popViewController()
    navigation.pushViewController(ViewController(nibName: "above"))
    _ = navigation.popViewController()
    #expect(reducer.actions == [.viewDidLoad])
  }

  @Test("It shows title, text and rows")
  func rows() {
    show(Self.loaded)
    #expect(window.snapshot.screen.title == "Alfama")
    #expect(window.text("places.search") == " fa")
    #expect(window.rows("places.list").map(\.title) == ["Aljube", "Fado"])
    for id in ["empty", "more", "spinner", "error", "retry"] { #expect(!window.isShown("places.\(id)")) }
  }

  @Test(
    "Without a match it names the text", arguments: [(" fa ", "No places match “fa”."), (" ", "Nothing here yet.")])
  func empty(text: String, sentence: String) {
    var state = PlacesState(id: 1, title: "", query: PlaceQuery(text: text))
    #expect(PlacesViewState(state).empty == nil)
    state.list.append(LoadedPage(page: .empty), number: 0)
    show(state)
    #expect(window.text("places.empty") == sentence)
  }

  @Test("It shows what is waited for", arguments: [PlacesState.Pending.search, .load, .more, .refresh])
  func pending(pending: PlacesState.Pending) {
    var state = Self.loaded
    state.pending = pending
    show(state)
    #expect(window.isShown("places.spinner") == [.search, .load].contains(pending))
    #expect(window.text("places.more") == (pending == .more ? "Loading more…" : nil))
    #expect(!window.isEnabled("places.more"))
  }

  @Test("A page that can't be loaded can be asked for again")
  func moreFailed() throws {
    var state = Self.loaded
    state.failedPage = 1
    show(state)
    #expect(window.text("places.more") == "Couldn't load more. Tap to retry.")
    try window.perform(.tap(id: "places.more"))
    #expect(reducer.actions.last == .moreTapped)
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() throws {
    var state = PlacesState(id: 1, title: "", query: PlaceQuery())
    state.failure = .offline
    show(state)
    #expect(window.text("places.error") == "No connection.")
    try window.perform(.tap(id: "places.retry"))
    #expect(reducer.actions == [.viewDidLoad, .retryTapped])
  }

  // MARK: - Rows that change

  @Test("What isn't in the rows lays out none")
  func unchanged() throws {
    #expect(try rowsLaidOut { $0.failedPage = 1 }.isEmpty)
    #expect(window.isShown("places.more"))
  }

  @Test("A page that follows lays out its rows alone")
  func added() throws {
    let rows = try rowsLaidOut { $0.list.append(LoadedPage(page: .second), number: 1) }
    #expect(rows == [IndexPath(row: 2)])
  }

  @Test("A favourite changes its row alone")
  func marked() throws {
    let rows = try rowsLaidOut { $0.list.mark("fado", isFavourite: true) }
    #expect(rows == [IndexPath(row: 1)])
    #expect(window.rows("places.list").map(\.accessory) == [nil, "★"])
  }

  @Test("A place that is gone lays out no row")
  func removed() throws {
    let rows = try rowsLaidOut { $0.list.remove("aljube") }
    #expect(rows.isEmpty)
    #expect(window.rows("places.list").map(\.title) == ["Fado"])
  }

  @Test("After several changes at once, and for another list, all rows are laid out", arguments: [false, true])
  func changedMore(isOtherList: Bool) throws {
    let rows = try rowsLaidOut {
      if isOtherList { $0.list = $0.newList() }
      $0.list.append(LoadedPage(page: .second), number: $0.list.loadedPages)
      $0.list.append(LoadedPage(page: .last), number: $0.list.loadedPages)
    }
    #expect(rows.count == (isOtherList ? 2 : 4))
  }

  // MARK: - Telling

  @Test("It tells what is typed, pulled, scrolled to and tapped")
  func sends() throws {
    show(Self.loaded)
    try window.perform(.type(text: "d", id: "places.search"))
    try window.perform(.pullToRefresh(id: "places.list"))
    try window.perform(.scrollToEnd(id: "places.list"))
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(
      reducer.actions == [.viewDidLoad, .searchEdited("d"), .pulledToRefresh, .scrolledToEnd, .rowSelected(1)])
  }

  @Test("While a search waits, pulling sends nothing")
  func pull() throws {
    show(Self.loaded)
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(!window.isRefreshing("places.list"))
    reducer.change = { state, _ in state.pending = .refresh }
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(window.isRefreshing("places.list"))
  }
}
