import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import StatesImpl

/// Loading, more pages, and what a row shows; searching and refreshing have files of their own.
struct PlacesControllerStateTests {
  // MARK: - First load

  @Test("Its scene hears when what it waited for has come, or can't come")
  func settlements() throws {
    let screen = PlacesScreen().shown()
    screen.answer(.success(.first))
    #expect(screen.delegate.settlements == 1)
    try screen.window.perform(.scrollToEnd(id: "places.list"))
    screen.answer(.failure(.offline))
    #expect(screen.delegate.settlements == 2)
    try screen.window.perform(.pullToRefresh(id: "places.list"))
    screen.answer(.failure(.offline))
    #expect(screen.delegate.settlements == 3)
  }

  @Test(
    "A failed first load shows why, and Retry, and nothing else",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) {
    let screen = PlacesScreen().shown()
    screen.answer(.failure(failure))
    #expect(screen.window.text("places.error") == text)
    #expect(screen.window.text("places.retry") == "Retry")
    #expect(screen.notices == ["places.error", "places.retry"])
    #expect(screen.window.snapshot.alert == nil)
  }

  @Test("Retry hides both, shows the spinner and loads the first page of what is in the field")
  func retry() throws {
    let screen = PlacesScreen(query: PlaceQuery(text: "o", quarterID: "alfama")).shown()
    screen.answer(.failure(.offline))
    try screen.window.perform(.tap(id: "places.retry"))
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.service.queries[1] == PlaceQuery(text: "o", quarterID: "alfama"))
    #expect(screen.service.pages == [0, 0])
    screen.answer(.success(.first))
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A retry that fails shows the new reason")
  func retryFails() throws {
    let screen = PlacesScreen().shown()
    screen.answer(.failure(.offline))
    try screen.window.perform(.tap(id: "places.retry"))
    screen.answer(.failure(.serverError))
    #expect(screen.window.text("places.error") == "Something went wrong.")
    #expect(screen.notices == ["places.error", "places.retry"])
  }

  @Test("Without any place it says so")
  func empty() {
    let screen = PlacesScreen().shown()
    screen.answer(.success(.empty))
    #expect(screen.window.text("places.empty") == "Nothing here yet.")
    #expect(screen.notices == ["places.empty"])
  }

  @Test("It loads the first page when it first appears, and only then")
  func loadsOnce() {
    let screen = PlacesScreen()
    let navigationController = NavigationController(rootViewController: ViewController())
    screen.window.rootViewController = navigationController
    #expect(screen.service.requests.isEmpty)
    navigationController.pushViewController(screen.state.viewController)
    #expect(screen.service.queries == [PlaceQuery()])
    #expect(screen.service.pages == [0])
    screen.answer(.success(.first))
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(screen.service.requests.count == 1)
    #expect(screen.names.count == 2)
  }

  // MARK: - More pages

  @Test("A page that can't be loaded can be asked for again")
  func moreFails() throws {
    let screen = PlacesScreen().loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    #expect(screen.window.text("places.more") == "Couldn't load more. Tap to retry.")
    #expect(screen.window.isEnabled("places.more"))
    #expect(screen.notices == ["places.more"])
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.window.snapshot.alert == nil)
    try screen.window.perform(.tap(id: "places.more"))
    #expect(screen.window.text("places.more") == "Loading more…")
    #expect(!screen.window.isEnabled("places.more"))
    #expect(screen.service.pages == [0, 1, 1])
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A page that can't be loaded can be asked for again")
  func scrollAfterFailure() throws {
    let screen = PlacesScreen().loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    try screen.scrollToEnd()
    #expect(screen.window.text("places.more") == "Loading more…")
    #expect(screen.service.pages == [0, 1, 1])
  }

  @Test("Nothing more is asked for while the first page loads, nor after it has failed")
  func nothingLoaded() throws {
    let screen = PlacesScreen().shown()
    try screen.scrollToEnd()
    #expect(screen.notices == ["places.spinner"])
    screen.answer(.failure(.offline))
    try screen.scrollToEnd()
    #expect(screen.service.requests.count == 1)
    #expect(screen.notices == ["places.error", "places.retry"])
  }

  @Test("The end of the list loads the next page, once")
  func more() throws {
    let screen = PlacesScreen().loaded()
    try screen.scrollToEnd()
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1])
    #expect(!screen.service.requests[1].isCancelled)
    #expect(screen.window.text("places.more") == "Loading more…")
    #expect(!screen.window.isEnabled("places.more"))
    #expect(screen.notices == ["places.more"])
    #expect(screen.names == ["Aljube", "Fado"])
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(screen.notices.isEmpty)
    try screen.scrollToEnd()
    screen.answer(.success(.last))
    #expect(screen.names == ["Aljube", "Fado", "MAAT", "Torre"])
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1, 2])
    #expect(screen.notices.isEmpty)
  }

  // MARK: - Favourites

  @Test("A change before the page has come is seen when it comes")
  func favouriteBeforeReply() throws {
    let screen = PlacesScreen().shown()
    try screen.fixture.favourites.set(true, id: "fado")
    screen.answer(.success(.first))
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
  }

  @Test("A favourite changes its row alone")
  func favouriteRow() throws {
    let screen = PlacesScreen().loaded()
    let layout = try #require(screen.state.viewController.view as? PlacesLayout)
    let spy = DataSourceSpy(watching: try #require(layout.list.dataSource))
    layout.list.dataSource = spy
    #expect(screen.names.count == 2)
    spy.laidOut = []
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
    #expect(spy.laidOut == [IndexPath(row: 1)])
    try screen.fixture.favourites.set(true, id: "torre")
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
    #expect(spy.laidOut == [IndexPath(row: 1)])
  }

  @Test("A page that follows lays out its rows alone")
  func pageRows() throws {
    let screen = PlacesScreen().loaded()
    let layout = try #require(screen.state.viewController.view as? PlacesLayout)
    let spy = DataSourceSpy(watching: try #require(layout.list.dataSource))
    layout.list.dataSource = spy
    try screen.scrollToEnd()
    spy.laidOut = []
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(spy.laidOut == [IndexPath(row: 2)])
  }

  @Test("A favourite's row carries the mark, and follows every change at once")
  func favourites() throws {
    let screen = PlacesScreen()
    try screen.fixture.favourites.set(true, id: "aljube")
    screen.shown().answer(.success(.first))
    #expect(screen.rows.map(\.accessory) == ["★", nil])
    try screen.fixture.favourites.set(true, id: "fado")
    try screen.fixture.favourites.set(true, id: "maat")
    #expect(screen.rows.map(\.accessory) == ["★", "★"])
    try screen.fixture.favourites.set(false, id: "aljube")
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
    try screen.scrollToEnd()
    screen.answer(.success(.second))
    #expect(screen.rows.map(\.accessory) == [nil, "★", "★"])
    #expect(screen.service.requests.count == 2)
  }

  // MARK: - Content

  @Test("Its title and text are part of where the user is")
  func savedScreen() throws {
    let screen = PlacesScreen(title: "Alfama", query: PlaceQuery(text: "fa", quarterID: "alfama"))
    #expect(screen.state.memento.savedScreen == .places(quarterID: "alfama", title: "Alfama", query: "fa"))
    try screen.shown().type(" fado")
    #expect(screen.state.memento.savedScreen == .places(quarterID: "alfama", title: "Alfama", query: " fado"))
  }

  @Test("A query it was opened with is in the field, and is what loads")
  func restoredQuery() {
    let screen = PlacesScreen(title: "Alfama", query: PlaceQuery(text: " fa", quarterID: "alfama")).shown()
    #expect(screen.window.snapshot.screen.title == "Alfama")
    #expect(screen.window.text("places.search") == " fa")
    #expect(screen.service.queries == [PlaceQuery(text: " fa", quarterID: "alfama")])
    screen.answer(.success(.empty))
    #expect(screen.window.text("places.empty") == "No places match “fa”.")
  }

  @Test("A row shows name and summary")
  func rows() {
    #expect(
      PlacesScreen().loaded().rows == [
        Element.Row(title: "Aljube", subtitle: "Grave"), Element.Row(title: "Fado", subtitle: "Loud"),
      ])
  }

  @Test("At first there are an empty field, a spinner and no rows")
  func atFirst() {
    #expect(
      PlacesScreen().shown().window.snapshot.screen
        == Snapshot.Screen(
          name: "places", title: "Places",
          elements: [
            Element(id: "places.search", content: .textField("")),
            Element(id: "places.list", content: .list(Element.List(sections: []))),
            Element(id: "places.spinner", content: .spinner),
          ]))
  }
}
