import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct PlacesViewControllerTests {
  private nonisolated static let query = PlaceQuery(text: " fa", quarterID: "alfama")

  private let reducer = ReducerSpy<PlacesState, PlacesAction>()
  private let window = Window()
  /// The list, and what is below it.
  private var content: [String] { Array(window.lines.drop { !$0.hasPrefix("  places.list") }) }

  /// A screen with the first page.
  private static var loaded: PlacesState {
    var state = PlacesState(id: 1, title: "Alfama", query: query)
    state.list.append(LoadedPage(page: .first), number: 0)
    return state
  }

  @discardableResult
  private func show(_ state: PlacesState) -> Store<PlacesState, PlacesAction> {
    let store = Store(state: state, reducer: reducer)
    window.rootViewController = PlacesViewController(store: store)
    return store
  }

  /// Shows the first page, changes the state as a reducer would, and returns the rows that are laid out for it.
  private func rowsLaidOut(after change: @escaping (inout PlacesState) -> Void) throws -> [IndexPath] {
    let store = show(Self.loaded)
    let spy = try #require(DataSourceSpy(in: window))
    reducer.change = { state, _ in change(&state) }
    store.send(.retryTapped)
    #expect(window.takeFaults() == [])
    _ = window.snapshot
    return spy.laidOut
  }

  // MARK: - Showing

  @Test("It shows title, text and rows")
  func rows() {
    show(Self.loaded)
    #expect(window.lines.prefix(2) == ["screen: places “Alfama”", "  places.search: text field “ fa”"])
    #expect(content == ["  places.list: list, 2 rows", "    “Aljube” “Grave”", "    “Fado” “Loud”"])
  }

  @Test("Without places it shows why there are none")
  func empty() {
    var state = PlacesState(id: 1, title: "", query: PlaceQuery())
    state.list.append(LoadedPage(page: .empty), number: 0)
    show(state)
    #expect(window.lines.last == "  places.empty: label “Nothing here yet.”")
  }

  @Test(
    "It shows what is in flight",
    arguments: [
      (PlacesState.Pending.search, ["  places.spinner: spinner"]), (.load, ["  places.spinner: spinner"]),
      (.more, ["  places.more: button “Loading more…” (disabled)"]), (.refresh, []),
    ])
  func pending(pending: PlacesState.Pending, lines: [String]) {
    var state = Self.loaded
    state.pending = pending
    show(state)
    #expect(Array(content.dropFirst(3)) == lines)
  }

  @Test("A page that couldn't be loaded can be requested again")
  func moreFailed() throws {
    var state = Self.loaded
    state.failedPage = 1
    show(state)
    #expect(window.lines.last == "  places.more: button “Couldn't load more. Tap to retry.”")
    try window.perform(.tap(id: "places.more"))
    #expect(reducer.actions.last == .moreTapped)
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() throws {
    var state = PlacesState(id: 1, title: "", query: PlaceQuery())
    state.failure = "No connection."
    show(state)
    #expect(
      window.lines.suffix(2) == ["  places.error: label “No connection.”", "  places.retry: button “Retry”"])
    try window.perform(.tap(id: "places.retry"))
    #expect(reducer.actions == [.viewDidLoad, .retryTapped])
  }

  // MARK: - Rows that change

  @Test("A change outside the rows lays out none")
  func unchanged() throws {
    #expect(try rowsLaidOut { $0.failedPage = 1 }.isEmpty)
    #expect(window.lines.last?.hasPrefix("  places.more") == true)
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
    #expect(window.lines.suffix(2) == ["    “Aljube” “Grave”", "    “Fado” “Loud” accessory ★"])
  }

  @Test("A place that is gone lays out no row")
  func removed() throws {
    let rows = try rowsLaidOut { $0.list.remove("aljube") }
    #expect(rows.isEmpty)
    #expect(window.lines.suffix(2) == ["  places.list: list, 1 rows", "    “Fado” “Loud”"])
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

  @Test("The change of the rows is known after one change of the list, and after several anything may have changed")
  func rowChange() {
    var state = Self.loaded
    let earlier = PlacesViewState(state)
    #expect(earlier.rowChange(since: nil) == .replaced)
    #expect(earlier.rowChange(since: earlier) == nil)
    state.list.mark("fado", isFavourite: true)
    #expect(PlacesViewState(state).rowChange(since: earlier) == .marked(at: 1))
    state.list.remove("aljube")
    #expect(PlacesViewState(state).rowChange(since: earlier) == .replaced)
    state.list = state.newList()
    state.list.append(LoadedPage(page: .first), number: 0)
    #expect(PlacesViewState(state).rowChange(since: earlier) == .replaced)
  }

  // MARK: - Sending

  @Test("Each input sends its action")
  func sends() throws {
    show(Self.loaded)
    try window.perform(.type(text: "d", id: "places.search"))
    try window.perform(.pullToRefresh(id: "places.list"))
    try window.perform(.scrollToEnd(id: "places.list"))
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(
      reducer.actions == [.viewDidLoad, .searchEdited("d"), .pulledToRefresh, .scrolledToEnd, .rowSelected(1)])
  }

  @Test("The list refreshes only if the state does")
  func pull() throws {
    show(Self.loaded)
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(window.lines.contains("  places.list: list, 2 rows"))
    reducer.change = { state, _ in state.pending = .refresh }
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(window.lines.contains("  places.list: list, 2 rows, refreshing"))
  }
}
