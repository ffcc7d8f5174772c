import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, with one field but without a view.
struct PlacesInteractorTests {
  private let device = DeviceDouble()
  private let search = TextField("search")
  private let delegate = PlacesInteractorDelegateDouble()
  private let model: PlacesModel
  private let interactor: PlacesInteractor
  private var service: PlacesServiceDouble { device.places }
  private var names: [String]? { model.list?.places.map(\.name) }
  private var hasFailed: Bool { model.status.failure != nil }

  init() {
    model = PlacesModel(query: PlaceQuery(quarterID: "alfama"), favourites: device.favourites)
    interactor = PlacesInteractor(
      model: model, service: device.places, clock: device.clock, pause: .milliseconds(300), search: search)
    interactor.delegate = delegate
  }

  private func load(_ page: PlacePage = .first) {
    interactor.start()
    answer(.success(page))
    _ = delegate.takeEvents()
  }

  private func answer(_ result: Result<PlacePage, ServiceError>) {
    service.requests.last?.answer(result)
  }

  private func type(_ text: String) {
    search.text = text
    interactor.didEditSearch()
  }

  // MARK: - First page

  @Test("It notifies at the start of a load and at its end")
  func loads() {
    interactor.start()
    #expect(model.status.wait == .load)
    #expect(delegate.takeEvents() == ["progress"])
    answer(.success(.first))
    #expect(model.status.wait == nil)
    #expect(names == ["Aljube", "Fado"])
    #expect(delegate.takeEvents() == ["list", "progress"])
  }

  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func fails() {
    load()
    type("x")
    device.clock.advance(by: .milliseconds(300))
    answer(.failure(.offline))
    #expect(names == nil && model.status.failure == .offline)
    #expect(delegate.takeEvents() == ["progress", "list", "progress"])
    interactor.load()
    #expect(model.status.wait == .load && !hasFailed)
    #expect(service.queries.last == PlaceQuery(text: "x", quarterID: "alfama"))
  }

  // MARK: - More

  @Test("The end of the list loads the next page, once")
  func more() {
    interactor.loadMore()
    #expect(service.requests.isEmpty)
    load()
    interactor.loadMore()
    interactor.loadMore()
    #expect(service.pages == [0, 1])
    #expect(model.status.wait == .more)
    answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "Torre"])
    #expect(delegate.takeEvents() == ["progress", "added(Range(2..<3))", "progress"])
    interactor.loadMore()
    #expect(service.requests.count == 2)
  }

  @Test("A page that can't be loaded can be asked for again")
  func moreFails() {
    load()
    interactor.loadMore()
    answer(.failure(.offline))
    #expect(model.hasFailedToLoadMore && model.status.wait == nil)
    interactor.loadMore()
    #expect(!model.hasFailedToLoadMore && model.status.wait == .more)
    #expect(service.pages == [0, 1, 1])
  }

  @Test("A page that Next has loaded hides that loading more failed")
  func nextLoads() throws {
    load()
    interactor.loadMore()
    answer(.failure(.offline))
    try #require(model.list).add(.second)
    #expect(!model.hasFailedToLoadMore)
    #expect(delegate.events.last == "added(Range(2..<3))")
  }

  @Test("A page that Next loads while one is on its way leaves it on its way")
  func nextLoadsMeanwhile() throws {
    load()
    interactor.loadMore()
    try #require(model.list).add(.second)
    #expect(model.status.wait == .more)
  }

  // MARK: - Search

  @Test("A search waits until 300 ms after the last edit")
  func searches() {
    load()
    type("fa")
    device.clock.advance(by: .milliseconds(299))
    type("fad")
    device.clock.advance(by: .milliseconds(299))
    #expect(service.requests.count == 1)
    #expect(model.status.wait == .load)
    device.clock.advance(by: .milliseconds(1))
    #expect(service.queries.last == PlaceQuery(text: "fad", quarterID: "alfama"))
  }

  @Test("An edit drops all other requests", arguments: ["load", "more", "refresh"])
  func drops(other: String) {
    switch other {
    case "load": interactor.start()
    case "more":
      load()
      interactor.loadMore()
    default:
      load()
      interactor.didPullToRefresh()
    }
    type("f")
    #expect(service.requests.last?.isCancelled == true)
    answer(.failure(.offline))
    #expect(model.status.wait == .load && !hasFailed)
  }

  @Test("A late reply to an older text changes nothing")
  func lateReply() throws {
    load()
    type("m")
    device.clock.advance(by: .milliseconds(300))
    type("f")
    device.clock.advance(by: .milliseconds(300))
    #expect(try service.requests[1].isCancelled)
    try service.requests[1].answer(.success(.second))
    #expect(names == ["Aljube", "Fado"])
    answer(.success(.last))
    #expect(names == ["Torre"])
  }

  // MARK: - Refresh

  @Test("A refresh starts again at the first page")
  func refresh() {
    load()
    interactor.loadMore()
    answer(.success(.second))
    interactor.didPullToRefresh()
    #expect(model.status.wait == .refresh && names?.count == 3)
    answer(.success(.first))
    #expect(names == ["Aljube", "Fado"])
    #expect(service.pages == [0, 1, 0])
  }

  @Test("A failed refresh is told, and keeps rows and pages")
  func refreshFails() {
    load()
    interactor.didPullToRefresh()
    answer(.failure(.serverError))
    #expect(names == ["Aljube", "Fado"])
    #expect(model.status.wait == nil && !hasFailed)
    #expect(delegate.takeEvents() == ["progress", "refresh failed", "progress"])
  }

  @Test("A pull drops a request for more")
  func pullDropsMore() {
    load()
    interactor.loadMore()
    interactor.didPullToRefresh()
    #expect(service.requests.map(\.isCancelled) == [false, true, false])
    #expect(model.status.wait == .refresh)
  }

  @Test("While a search waits, pulling sends nothing")
  func pullWhileSearching() {
    load()
    type("f")
    _ = delegate.takeEvents()
    interactor.didPullToRefresh()
    #expect(service.requests.count == 1)
    #expect(delegate.takeEvents() == ["progress"])
    device.clock.advance(by: .milliseconds(300))
    #expect(service.requests.count == 2)
  }

  @Test("Until a load has succeeded, a pull is the same as Retry")
  func pullAfterFailure() {
    interactor.start()
    answer(.failure(.offline))
    interactor.didPullToRefresh()
    #expect(model.status.wait == .load)
  }

  // MARK: - Rows

  @Test("A favourite changes its row alone")
  func favourite() throws {
    load()
    try device.favourites.set(true, id: "fado")
    try device.favourites.set(true, id: "torre")
    #expect(delegate.takeEvents() == ["favourite 1"])
  }

  @Test("A place that is gone loses its row")
  func gone() throws {
    load()
    try #require(model.list).remove("aljube")
    #expect(delegate.takeEvents() == ["removed(at: 0)"])
  }

  @Test("A row leads to its place, in its list")
  func selects() {
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: 0))
    #expect(delegate.events.isEmpty)
    load()
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: 1))
    #expect(delegate.events == ["selected Fado of 2"])
  }
}
