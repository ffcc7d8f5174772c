import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct PlacesViewModelTests {
  let fixture = GuideFixture()
  let viewModel: PlacesViewModel

  var service: PlacesServiceDouble { fixture.device.places }
  var rows: [PlaceRow] { (0..<viewModel.list.count).map(viewModel.list.row(at:)) }
  var names: [String] { rows.map(\.name) }

  init() {
    viewModel = Self.make(fixture)
  }

  private static func make(_ fixture: GuideFixture, query: PlaceQuery = PlaceQuery()) -> PlacesViewModel {
    fixture.guide.makePlaces(title: "Places", query: query)
  }

  func load(_ page: PlacePage = .first) {
    viewModel.load()
    service.requests.last?.answer(.success(page))
  }

  /// Searches until the request is sent, and answers it.
  private func search(_ text: String, answer: Result<PlacePage, ServiceError>? = nil) {
    viewModel.search(text)
    fixture.device.clock.advance(by: .milliseconds(300))
    if let answer { service.requests.last?.answer(answer) }
  }

  // MARK: - First load

  @Test("A failed first load shows why", arguments: ServiceError.ofLoading)
  func loadFails(failure: ServiceError, text: String) throws {
    viewModel.load()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.error == text)
    #expect(!viewModel.isLoading)
    #expect(viewModel.empty == nil)
    #expect(fixture.alert == nil)
    viewModel.load()
    #expect(viewModel.error == nil && viewModel.isLoading)
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Torre"])
  }

  @Test("Without any place it says so")
  func empty() throws {
    viewModel.load()
    #expect(viewModel.empty == nil)
    try service.requests[0].answer(.success(.empty))
    #expect(viewModel.empty == "Nothing here yet.")
  }

  @Test("The spinner turns from the request for the first page to the reply")
  func loading() throws {
    #expect(!viewModel.isLoading)
    viewModel.load()
    #expect(viewModel.isLoading)
    #expect(service.queries == [PlaceQuery()])
    #expect(service.pages == [0])
    try service.requests[0].answer(.success(.first))
    #expect(!viewModel.isLoading)
    #expect(names == ["Aljube", "Fado"] && rows.map(\.summary) == ["Grave", "Loud"])
    #expect(viewModel.more == nil && viewModel.empty == nil)
  }

  @Test("Its title and text are part of the navigation state")
  func savedScreen() {
    let restored = Self.make(fixture, query: PlaceQuery(text: "ma", quarterID: "belem"))
    #expect(restored.searchText == "ma")
    restored.load()
    #expect(service.queries == [PlaceQuery(text: "ma", quarterID: "belem")])
    restored.search("fado ")
    #expect(Destination.places(restored).savedScreen == .places(quarterID: "belem", title: "Places", query: "fado "))
  }

  // MARK: - Favourites

  @Test("The marks follow the favourites, which change no row otherwise")
  func marks() throws {
    try fixture.device.favourites.set(true, id: "aljube")
    load()
    let before = viewModel.list
    #expect(rows.map(\.mark) == ["★", nil])
    try fixture.device.favourites.set(true, id: "fado")
    #expect(rows.map(\.mark) == ["★", "★"])
    #expect(viewModel.list.change(since: before) == .none)
  }

  // MARK: - More

  @Test("The end of the list loads the next page, once")
  func more() throws {
    load()
    let before = viewModel.list
    viewModel.loadMore()
    viewModel.loadMore()
    #expect(viewModel.more == .loading)
    #expect(!viewModel.isLoading)
    #expect(service.pages == [0, 1])
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "Torre"])
    #expect(viewModel.list.change(since: before) == .inserted(2..<3))
    #expect(viewModel.more == nil)
    viewModel.loadMore()
    #expect(service.requests.count == 2)
  }

  @Test("A page that can't be loaded can be asked for again")
  func moreFails() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    #expect(viewModel.more == .failed)
    #expect(fixture.alert == nil && viewModel.error == nil)
    viewModel.loadMore()
    #expect(viewModel.more == .loading)
    #expect(service.pages == [0, 1, 1])
    try service.requests[2].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "Torre"])
  }

  @Test("An edit or a pull hides that loading more failed", arguments: [true, false])
  func failureHides(isPulled: Bool) throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    #expect(viewModel.more == .failed)
    if isPulled { viewModel.refresh() } else { viewModel.search("m") }
    #expect(viewModel.more == nil)
  }

  @Test("No more is loaded when nothing is loaded yet, or has failed to")
  func moreOfNothing() throws {
    viewModel.loadMore()
    #expect(service.requests.isEmpty)
    viewModel.load()
    viewModel.loadMore()
    try service.requests[0].answer(.failure(.offline))
    viewModel.loadMore()
    #expect(service.requests.count == 1)
    #expect(viewModel.more == nil)
  }

  // MARK: - Search

  @Test("A search waits until 300 ms after the last edit")
  func debounce() throws {
    load()
    viewModel.search("m")
    fixture.device.clock.advance(by: .milliseconds(200))
    viewModel.search("ma")
    fixture.device.clock.advance(by: .milliseconds(299))
    #expect(service.requests.count == 1)
    #expect(viewModel.isLoading)
    #expect(names.count == 2)
    fixture.device.clock.advance(by: .milliseconds(1))
    #expect(service.queries == [PlaceQuery(), PlaceQuery(text: "ma")])
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Torre"])
  }

  @Test("An edit drops all other requests", arguments: ["load", "search", "more", "refresh"])
  func editDropsRequests(pending: String) throws {
    viewModel.load()
    if pending != "load" { try service.requests[0].answer(.success(.first)) }
    switch pending {
    case "search": search("a")
    case "more": viewModel.loadMore()
    case "refresh": viewModel.refresh()
    default: break
    }
    let request = try #require(service.requests.last)
    #expect(!request.isCancelled)
    viewModel.search("m")
    #expect(request.isCancelled)
    #expect(viewModel.isLoading && !viewModel.isRefreshing && viewModel.more == nil)
  }

  @Test("A late reply to an older text changes nothing")
  func lateReply() throws {
    load()
    search("m")
    viewModel.search("ma")
    try service.requests[1].answer(.success(.empty))
    #expect(names == ["Aljube", "Fado"])
    #expect(viewModel.empty == nil && viewModel.isLoading)
  }

  @Test("Without a match it names the text")
  func noMatch() {
    load()
    search(" zoo ", answer: .success(.empty))
    #expect(viewModel.empty == "No places match “zoo”.")
    viewModel.search("m")
    #expect(viewModel.empty == "No places match “zoo”.")
  }

  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func searchFails() throws {
    load()
    search("x", answer: .failure(.offline))
    #expect(names.isEmpty)
    #expect(viewModel.error == "No connection.")
    viewModel.load()
    #expect(service.queries.last == PlaceQuery(text: "x"))
    try service.requests[2].answer(.failure(.offline))
    viewModel.search("y")
    #expect(viewModel.error == nil)
  }

  // MARK: - Refresh

  @Test("A refresh starts again at the first page")
  func refresh() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.success(.last))
    viewModel.refresh()
    viewModel.refresh()
    #expect(viewModel.isRefreshing && !viewModel.isLoading)
    #expect(names.count == 3)
    try service.requests[2].answer(.success(.first))
    #expect(!viewModel.isRefreshing)
    #expect(names == ["Aljube", "Fado"])
    #expect(service.pages == [0, 1, 0])
  }

  @Test("A failed refresh is told, and keeps rows and pages")
  func refreshFails() throws {
    load()
    viewModel.refresh()
    try service.requests[1].answer(.failure(.offline))
    #expect(fixture.alert == "Couldn't refresh.")
    #expect(names.count == 2)
    viewModel.loadMore()
    #expect(service.pages == [0, 0, 1])
  }

  @Test("A pull drops a request for more")
  func refreshDropsMore() throws {
    load()
    viewModel.loadMore()
    viewModel.refresh()
    #expect(try service.requests[1].isCancelled)
    #expect(viewModel.more == nil)
  }

  @Test("While a search waits, pulling sends nothing")
  func refreshWhileSearching() {
    load()
    viewModel.search("m")
    viewModel.refresh()
    #expect(service.requests.count == 1)
    #expect(!viewModel.isRefreshing && viewModel.isLoading)
  }

  @Test("A pull after a failed load loads as at first")
  func refreshOfNothing() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.refresh()
    #expect(viewModel.isLoading && !viewModel.isRefreshing && viewModel.error == nil)
    #expect(service.pages == [0, 0])
  }

  // MARK: - What the places opened from here change

  private func open(row: Int) throws -> PlaceViewModel {
    viewModel.selectRow(at: row)
    return try #require(fixture.navigation.topPlace)
  }

  @Test("A row leads to its place, in its list")
  func selection() throws {
    load()
    let place = try open(row: 0)
    #expect(place.title == "Aljube")
    place.goNext()
    #expect(fixture.navigation.topPlace?.title == "Fado")
    #expect(service.requests.count == 1)
  }

  @Test("A page that Next has loaded hides that loading more failed")
  func nextAfterFailedMore() throws {
    load()
    viewModel.loadMore()
    try service.requests[1].answer(.failure(.offline))
    try open(row: 1).goNext()
    #expect(viewModel.more == .failed)
    try service.requests[2].answer(.success(.last))
    #expect(viewModel.more == nil)
    #expect(names == ["Aljube", "Fado", "Torre"])
  }

  @Test("A place that is gone loses its row")
  func removal() throws {
    load()
    let before = viewModel.list
    try open(row: 0).leave()
    #expect(names == ["Fado"])
    #expect(viewModel.list.change(since: before) == .removed(0..<1))
    try open(row: 0).leave()
    #expect(viewModel.empty == "Nothing here yet.")
  }

  @Test("A page that follows hides that no row was left")
  func moreAfterNone() throws {
    load(PlacePage(places: [.aljube], isLast: false))
    let place = try open(row: 0)
    viewModel.loadMore()
    place.leave()
    #expect(viewModel.empty != nil)
    try service.requests[1].answer(.success(.last))
    #expect(names == ["Torre"])
    #expect(viewModel.empty == nil)
  }
}
