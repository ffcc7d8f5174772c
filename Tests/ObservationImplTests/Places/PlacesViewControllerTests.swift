import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct PlacesViewControllerTests {
  private let fixture = AppFixture()

  private var service: PlacesServiceDouble { fixture.places }
  private var window: Window { fixture.window }
  private var names: [String] { window.rows("places.list").map(\.title) }

  private func show(title: String = "Places", query: PlaceQuery = PlaceQuery()) {
    let viewModel = PlacesViewModel(title: title, query: query, dependencies: fixture.guide)
    window.rootViewController = PlacesViewController(viewModel: viewModel)
  }

  private func showLoaded(_ page: PlacePage = .first) {
    show()
    service.requests[0].answer(.success(page))
  }

  /// Stands between the list and its data source from now on.
  private func watchRows() throws -> TableViewDataSourceWitness {
    try TableViewDataSourceWitness(in: window)
  }

  @Test("A failed load offers Retry, which hides the error and loads again")
  func retry() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    #expect(window.text("places.error") == "No connection.")
    #expect(!window.isShown("places.spinner"))
    try window.perform(.tap(id: "places.retry"))
    #expect(service.requests.count == 2)
    #expect(!window.isShown("places.error"))
    #expect(!window.isShown("places.retry"))
    #expect(window.isShown("places.spinner"))
  }

  @Test("The end of the list loads the next page, once")
  func more() throws {
    showLoaded()
    try window.perform(.scrollToEnd(id: "places.list"))
    try window.perform(.scrollToEnd(id: "places.list"))
    #expect(service.pages == [0, 1])
    service.requests[1].answer(.success(.last))
    #expect(names == ["Castelo", "Fado museum", "MAAT"])
    #expect(!window.isShown("places.more"))
    try window.perform(.scrollToEnd(id: "places.list"))
    #expect(service.pages == [0, 1])
  }

  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func searchFails() throws {
    showLoaded()
    try window.perform(.type(text: "zoo", id: "places.search"))
    fixture.clock.advance(by: .milliseconds(300))
    service.requests[1].answer(.failure(.offline))
    #expect(names.isEmpty)
    #expect(window.text("places.error") == "No connection.")
    try window.perform(.tap(id: "places.retry"))
    #expect(service.queries.last == PlaceQuery(text: "zoo"))
    #expect(service.requests.count == 3)
  }

  @Test(
    "A page that can't be loaded can be asked for again", arguments: [true, false])
  func moreFails(isTapped: Bool) throws {
    showLoaded()
    try window.perform(.scrollToEnd(id: "places.list"))
    #expect(window.text("places.more") == "Loading more…")
    #expect(!window.isEnabled("places.more"))
    service.requests[1].answer(.failure(.offline))
    #expect(window.text("places.more") == "Couldn't load more. Tap to retry.")
    #expect(window.isEnabled("places.more"))
    try window.perform(isTapped ? .tap(id: "places.more") : .scrollToEnd(id: "places.list"))
    #expect(!window.isEnabled("places.more"))
    service.requests[2].answer(.success(.last))
    #expect(!window.isShown("places.more"))
    #expect(names == ["Castelo", "Fado museum", "MAAT"])
  }

  @Test("Pulling before a load has succeeded leaves the list at rest")
  func pullWhileLoading() throws {
    show()
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(!window.isRefreshing("places.list"))
    #expect(service.requests.count == 1)
  }

  @Test("Pulling loads again while the rows stay until there are new ones", arguments: [true, false])
  func pull(succeeds: Bool) throws {
    showLoaded()
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(window.isRefreshing("places.list"))
    #expect(!window.isShown("places.spinner"))
    #expect(names.count == 2)
    service.requests[1].answer(succeeds ? .success(.last) : .failure(.offline))
    #expect(!window.isRefreshing("places.list"))
    #expect(names.count == (succeeds ? 1 : 2))
  }

  @Test("An edit ends a refresh, and the search shows what matches")
  func search() throws {
    showLoaded()
    try window.perform(.pullToRefresh(id: "places.list"))
    try window.perform(.type(text: "ma", id: "places.search"))
    #expect(!window.isRefreshing("places.list"))
    #expect(window.isShown("places.spinner"))
    #expect(names.count == 2)
    fixture.clock.advance(by: .milliseconds(300))
    #expect(service.queries.last == PlaceQuery(text: "ma"))
    service.requests[2].answer(.success(.last))
    #expect(names == ["MAAT"])
    #expect(!window.isShown("places.spinner"))
    #expect(window.text("places.search") == "ma")
  }

  @Test("Clearing the field searches for all places")
  func clear() throws {
    show(query: PlaceQuery(text: "ma"))
    try window.perform(.clear(id: "places.search"))
    fixture.clock.advance(by: .milliseconds(300))
    #expect(service.queries == [PlaceQuery(text: "ma"), PlaceQuery()])
  }

  @Test("Without a match it says so, until a reply brings some")
  func noMatch() throws {
    show(query: PlaceQuery(text: "zoo"))
    #expect(window.text("places.search") == "zoo")
    service.requests[0].answer(.success(.none))
    #expect(window.text("places.empty") == "No places match “zoo”.")
    try window.perform(.pullToRefresh(id: "places.list"))
    service.requests[1].answer(.success(.last))
    #expect(!window.isShown("places.empty"))
  }

  @Test("It loads the first page when it first appears, and only then")
  func loadsOnce() {
    showLoaded()
    let viewController = window.rootViewController
    window.rootViewController = ViewController()
    window.rootViewController = viewController
    #expect(service.pages == [0])
    #expect(names.count == 2)
  }

  @Test("At first there are a spinner, an empty field, no rows and no error")
  func atFirst() {
    show(title: "Alfama")
    #expect(window.snapshot.screen.name == "places")
    #expect(window.snapshot.screen.title == "Alfama")
    #expect(window.text("places.search") == "")
    #expect(window.isShown("places.spinner"))
    #expect(names.isEmpty)
    for id in ["places.more", "places.empty", "places.error", "places.retry"] { #expect(!window.isShown(id)) }
  }

  @Test("A row shows name and summary, and the mark of a favourite, which follows every change at once")
  func rows() throws {
    showLoaded()
    #expect(
      window.rows("places.list") == [
        Element.Row(title: "Castelo", subtitle: "High"), Element.Row(title: "Fado museum", subtitle: "Sad"),
      ])
    try fixture.dependencies.favourites.set(true, id: "fado")
    #expect(window.rows("places.list").map(\.accessory) == [nil, "★"])
    try fixture.dependencies.favourites.set(false, id: "fado")
    #expect(window.rows("places.list").map(\.accessory) == [nil, nil])
  }

  @Test("A favourite changes its row alone")
  func reloadedRows() throws {
    showLoaded()
    let witness = try watchRows()
    try fixture.dependencies.favourites.set(true, id: "fado")
    #expect(window.rows("places.list").map(\.accessory) == [nil, "★"])
    #expect(witness.paths == [IndexPath(row: 1)])
  }

  @Test("A page that follows lays out its rows alone")
  func pageRows() throws {
    showLoaded()
    let witness = try watchRows()
    try window.perform(.scrollToEnd(id: "places.list"))
    witness.paths = []
    service.requests[1].answer(.success(.last))
    #expect(names == ["Castelo", "Fado museum", "MAAT"])
    #expect(witness.paths == [IndexPath(row: 2)])
  }

  @Test("A place that is gone lays out no row")
  func goneRows() throws {
    showLoaded()
    let witness = try watchRows()
    try window.perform(.selectRow(number: 1, id: "places.list"))
    fixture.navigation.topPlace?.leave()
    #expect(names == ["Fado museum"])
    #expect(witness.paths == [])
  }

  @Test("Several changes before anybody looks are shown at once, and no row that has not changed is laid out")
  func together() throws {
    showLoaded()
    let witness = try watchRows()
    try fixture.dependencies.favourites.set(true, id: "fado")
    try fixture.dependencies.favourites.set(true, id: "castelo")
    try fixture.dependencies.favourites.set(false, id: "castelo")
    #expect(window.rows("places.list").map(\.accessory) == [nil, "★"])
    #expect(witness.paths == [IndexPath(row: 1)])
  }

  @Test("A row leads to its place, in its list")
  func selection() throws {
    showLoaded()
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(fixture.navigation.topPlace?.id == "fado")
    fixture.navigation.topPlace?.goNext()
    service.requests[1].answer(.success(.last))
    #expect(fixture.navigation.topPlace?.id == "maat")
    #expect(names == ["Castelo", "Fado museum", "MAAT"])
  }
}
