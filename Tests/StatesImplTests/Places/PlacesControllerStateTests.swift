import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct PlacesControllerStateTests {
  private static let rows = ["    “Aljube” “Grave”", "    “Fado” “Loud”"]
  private static let spinner = ["  places.spinner: spinner"]
  private static let loadingMore = ["  places.more: button “Loading more…” (disabled)"]
  private static let moreFailed = ["  places.more: button “Couldn't load more. Tap to retry.”"]
  private static let failed = ["  places.error: label “No connection.”", "  places.retry: button “Retry”"]

  private let device = DeviceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  private var service: PlacesServiceDouble { device.places }
  /// The rows of the list, and the lines below them.
  private var list: [String] { Array(window.lines.drop { !$0.hasPrefix("  places.list") }) }
  private var content: [String] { Array(list.dropFirst()) }

  @discardableResult
  private func show(_ memento: PlacesMemento? = nil) -> PlacesControllerState {
    let memento = memento ?? PlacesMemento(title: "Alfama", query: PlaceQuery(quarterID: "alfama"))
    let state = PlacesControllerState(memento, sharing: SharedObjects(app: device.dependencies), delegate: delegate)
    delegate.state = state
    window.rootViewController = state.viewController
    return state
  }

  /// Shows the first of several pages.
  @discardableResult
  private func showLoaded() -> PlacesControllerState {
    let state = show()
    answer(.success(.first))
    return state
  }

  /// Answers the latest request.
  private func answer(_ result: Result<PlacePage, ServiceError>) {
    service.requests.last?.answer(result)
  }

  private func pull() throws {
    try window.perform(.pullToRefresh(id: "places.list"))
  }

  private func wait() {
    device.clock.advance(by: .milliseconds(300))
  }

  // MARK: - Loading

  @Test("It waits for the first page, shares it as a list, and notifies its scene")
  func loads() {
    let state = show()
    #expect(state.isWaiting && content == Self.spinner)
    answer(.success(.first))
    #expect(state.memento.list.places == [.aljube, .fado] && content == Self.rows)
    #expect(!state.isWaiting && delegate.settlements == 1)
    state.memento.list.remove("aljube")
    #expect(content == [Self.rows[1]])
  }

  @Test("It keeps why it couldn't load until Retry")
  func retry() {
    let state = show()
    answer(.failure(.offline))
    #expect(state.memento.failure == .offline && content == Self.failed && delegate.settlements == 1)
    state.didScrollToEnd()
    #expect(service.pages == [0])
    state.didTapRetry()
    #expect(state.memento.failure == nil && content == Self.spinner && service.pages == [0, 0])
  }

  @Test(
    "Without a match it names the text", arguments: [(" fa ", "No places match “fa”."), (" ", "Nothing here yet.")])
  func empty(text: String, sentence: String) {
    let state = show(PlacesMemento(title: "Places", query: PlaceQuery(text: text)))
    #expect(window.lines[1] == "  places.search: text field “\(text)”")
    answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(content == [Self.rows[1]])
    state.memento.list.remove("fado")
    #expect(content == ["  places.empty: label “\(sentence)”"])
  }

  @Test("Built again, it shows what was loaded, or why nothing was, and requests nothing")
  func builtAgain() {
    var memento = PlacesMemento(title: "Places", query: PlaceQuery())
    memento.list = LoadedPlaces(query: memento.query, firstPage: .first)
    memento.requestedPage = 1
    show(memento)
    #expect(content == Self.rows + Self.moreFailed)
    memento.failure = .offline
    show(memento)
    #expect(content.suffix(2) == Self.failed[...] && service.requests.isEmpty)
  }

  // MARK: - Rows

  @Test("A favourite, and a page that follows, lay out their rows alone")
  func rowsLaidOut() throws {
    let state = showLoaded()
    let spy = try #require(DataSourceSpy(in: window))
    try device.favourites.set(true, id: "fado")
    try device.favourites.set(true, id: "torre")
    #expect(content == [Self.rows[0], Self.rows[1] + " accessory ★"])
    state.didTapMore()
    answer(.success(.second))
    #expect(content.last == "    “MAAT” “White”")
    #expect(spy.laidOut == [IndexPath(row: 1), IndexPath(row: 2)])
  }

  @Test("A row hands its place to the segue")
  func selection() {
    showLoaded().didSelectRow(at: IndexPath(row: 1))
    #expect(delegate.events == [.segue("PlacesToPlaceSegue")] && delegate.senders.first as? Place == .fado)
  }

  // MARK: - More

  @Test("The end of the list loads the next page, one at a time, until the last")
  func more() {
    let state = showLoaded()
    for _ in 0..<2 { state.didScrollToEnd() }
    #expect(state.isWaiting && content == Self.rows + Self.loadingMore)
    answer(.success(.last))
    #expect(content == Self.rows + ["    “Torre” “Old”"] && delegate.settlements == 2)
    state.didScrollToEnd()
    #expect(service.pages == [0, 1])
  }

  @Test("A page that couldn't be loaded is missing until somebody has loaded it")
  func moreFails() {
    let state = showLoaded()
    state.didScrollToEnd()
    answer(.failure(.offline))
    #expect(content == Self.rows + Self.moreFailed && state.memento.lacksPage && delegate.settlements == 2)
    state.didTapMore()
    #expect(content == Self.rows + Self.loadingMore && service.pages == [0, 1, 1])
    answer(.failure(.offline))
    state.memento.list.add(.second, number: 1)
    #expect(content == Self.rows + ["    “MAAT” “White”"])
  }

  // MARK: - Search

  @Test("A search waits until 300 ms after the last edit, and is part of the saved state at once")
  func search() {
    let state = showLoaded()
    state.didEditSearch("f")
    device.clock.advance(by: .milliseconds(299))
    state.didEditSearch("fa")
    device.clock.advance(by: .milliseconds(299))
    #expect(state.isWaiting && service.requests.count == 1 && content == Self.rows + Self.spinner)
    #expect(state.memento.savedScreen == .places(quarterID: "alfama", title: "Alfama", query: "fa"))
    wait()
    #expect(service.queries.last == PlaceQuery(text: "fa", quarterID: "alfama"))
  }

  @Test("An edit drops a request for more, a refresh or an older search", arguments: 0..<3)
  func editDrops(index: Int) throws {
    let state = showLoaded()
    switch index {
    case 0: state.didScrollToEnd()
    case 1: try pull()
    default:
      state.didEditSearch("f")
      wait()
    }
    state.didEditSearch("m")
    #expect(try service.requests[1].isCancelled)
    #expect(content == Self.rows + Self.spinner && list.first == "  places.list: list, 2 rows")
    #expect(!state.memento.lacksPage)
  }

  @Test("A failed search takes the rows away")
  func searchFails() {
    let state = showLoaded()
    state.didEditSearch("f")
    wait()
    answer(.failure(.offline))
    #expect(state.memento.list.isUnloaded && content == Self.failed)
  }

  // MARK: - Refresh

  @Test("A refresh starts again at the first page, and drops a request for more")
  func refresh() throws {
    let state = showLoaded()
    state.didScrollToEnd()
    try pull()
    #expect(try service.requests[1].isCancelled)
    #expect(list.first == "  places.list: list, 2 rows, refreshing" && content == Self.rows)
    answer(.success(.last))
    #expect(state.memento.list.places == [.torre] && !state.isWaiting && delegate.settlements == 2)
    #expect(window.lines.suffix(2) == ["  places.list: list, 1 rows", "    “Torre” “Old”"])
  }

  @Test("A failed refresh shows an alert, and keeps the list")
  func refreshFails() throws {
    let state = showLoaded()
    try pull()
    answer(.failure(.offline))
    #expect(state.memento.list.places == [.aljube, .fado] && delegate.settlements == 2)
    #expect(content == Self.rows + ["alert: “Couldn't refresh.” [OK]"])
    #expect(list.first == "  places.list: list, 2 rows")
  }

  @Test("During a load, a search or a refresh pulling sends nothing")
  func pullInVain() throws {
    let state = show()
    try pull()
    #expect(list.first == "  places.list: list, 0 rows")
    answer(.success(.first))
    state.didEditSearch("f")
    try pull()
    #expect(list.first == "  places.list: list, 2 rows")
    wait()
    answer(.success(.first))
    for _ in 0..<2 { state.didPullToRefresh() }
    #expect(service.requests.map(\.isCancelled) == [false, false, false])
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullAfterFailure() throws {
    show()
    answer(.failure(.offline))
    try pull()
    #expect(list.first == "  places.list: list, 0 rows" && content == Self.spinner)
  }
}
