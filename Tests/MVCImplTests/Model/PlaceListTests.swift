import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct PlaceListTests {
  /// A service that replies with the first page at once, and passes on the requests for others.
  private final class FirstPageAtOnce: PlacesService {
    private let service: PlacesServiceDouble

    init(then service: PlacesServiceDouble) {
      self.service = service
    }

    func fetchPlaces(_ query: PlaceQuery, page: Int, reply: @escaping Reply<PlacePage>) -> Cancellable {
      guard page == 0 else { return service.fetchPlaces(query, page: page, reply: reply) }
      reply(.success(.first))
      return Cancellable {}
    }
  }

  /// The replies and the changes.
  private final class Diary {
    var pages: [ServiceError?] = []
    var next: [Result<Place?, ServiceError>] = []
    var changes: [PlaceList.Change] = []
    /// How many places there were at each change.
    var counts: [Int] = []
    var held: [Cancellable?] = []
  }

  private let service = PlacesServiceDouble()
  private let list: PlaceList
  private let diary = Diary()

  init() {
    list = PlaceList(query: PlaceQuery(quarterID: "alfama"), service: service)
    diary.held.append(
      list.observe { [diary, list] in
        diary.changes.append($0)
        diary.counts.append(list.places.count)
      })
  }

  private func loadNextPage() {
    diary.held.append(
      list.loadNextPage { [diary] result in
        switch result {
        case .success: diary.pages.append(nil)
        case .failure(let error): diary.pages.append(error)
        }
      })
  }

  private func load(_ page: PlacePage) {
    loadNextPage()
    service.requests.last?.answer(.success(page))
  }

  /// Returns whether the reply is pending.
  @discardableResult
  private func loadPlace(after id: Place.ID) -> Bool {
    let request = list.loadPlace(after: id) { [diary] in diary.next.append($0) }
    diary.held.append(request)
    return request != nil
  }

  // MARK: - Pages

  @Test("Pages follow each other until all is loaded")
  func pages() {
    #expect(!list.isLoaded)
    load(.first)
    #expect(list.places == [.aljube, .fado])
    #expect(list.isLoaded)
    #expect(!list.isComplete)
    load(.second)
    load(.last)
    #expect(list.places == [.aljube, .fado, .maat, .torre])
    #expect(list.isComplete)
    #expect(service.pages == [0, 1, 2])
    #expect(service.queries == Array(repeating: PlaceQuery(quarterID: "alfama"), count: 3))
    #expect(diary.pages == [nil, nil, nil])
  }

  @Test("A page is notified once its places are there")
  func told() {
    load(.first)
    load(.second)
    #expect(diary.changes == [.added(0..<2), .added(2..<3)])
    #expect(diary.counts == [2, 3])
  }

  @Test("A failure changes nothing, and the same page can be asked for again")
  func failure() throws {
    load(.first)
    loadNextPage()
    try service.requests[1].answer(.failure(.offline))
    #expect(diary.pages == [nil, .offline])
    #expect(list.places == [.aljube, .fado])
    #expect(diary.changes == [.added(0..<2)])
    loadNextPage()
    #expect(service.pages == [0, 1, 1])
  }

  @Test("A page that two screens ask for is added once, and both are answered")
  func twice() throws {
    load(.first)
    loadNextPage()
    loadNextPage()
    try service.requests[1].answer(.success(.second))
    try service.requests[2].answer(.success(.second))
    #expect(list.places == [.aljube, .fado, .maat])
    #expect(diary.changes == [.added(0..<2), .added(2..<3)])
    #expect(diary.pages == [nil, nil, nil])
    load(.last)
    #expect(service.pages == [0, 1, 1, 2])
  }

  @Test("A page that fails after another screen has loaded it is no failure")
  func failedMeanwhile() throws {
    load(.first)
    loadNextPage()
    loadNextPage()
    try service.requests[1].answer(.success(.second))
    try service.requests[2].answer(.failure(.offline))
    #expect(diary.pages == [nil, nil, nil])
    #expect(list.places == [.aljube, .fado, .maat])
  }

  @Test("A place that has moved on to the next page is listed once")
  func moved() {
    load(.first)
    load(PlacePage(places: [.fado, .maat], isLast: true))
    #expect(list.places == [.aljube, .fado, .maat])
    #expect(list.index(of: "maat") == 2)
    #expect(diary.changes == [.added(0..<2), .added(2..<3)])
  }

  @Test("A request that is released is cancelled")
  func cancelled() throws {
    let list = list
    _ = list.loadNextPage { _ in }
    #expect(try service.requests[0].isCancelled)
  }

  // MARK: - The place that follows

  @Test("The place that follows on a page that is loaded is there at once")
  func nextAtOnce() {
    load(.first)
    #expect(!loadPlace(after: "aljube"))
    #expect(diary.next == [.success(.fado)])
    #expect(service.pages == [0])
  }

  @Test("Beyond the loaded pages the next one is loaded first")
  func nextPage() throws {
    load(.first)
    #expect(loadPlace(after: "fado"))
    #expect(diary.next == [])
    try service.requests[1].answer(.success(.second))
    #expect(diary.next == [.success(.maat)])
  }

  @Test("With nothing loaded, as many pages are loaded as it takes")
  func nextAfterSeveralPages() throws {
    loadPlace(after: "maat")
    try service.requests[0].answer(.success(.first))
    try service.requests[1].answer(.success(.second))
    #expect(diary.next == [])
    try service.requests[2].answer(.success(.last))
    #expect(diary.next == [.success(.torre)])
    #expect(service.pages == [0, 1, 2])
  }

  @Test("After the last place there is none")
  func nextAfterLast() {
    load(.first)
    load(PlacePage(places: [.maat], isLast: true))
    #expect(!loadPlace(after: "maat"))
    #expect(diary.next == [.success(nil)])
  }

  @Test("If the last page is empty, the reply waits for it")
  func nextAfterEmptyPage() throws {
    load(.first)
    loadPlace(after: "fado")
    try service.requests[1].answer(.success(.empty))
    #expect(diary.next == [.success(nil)])
  }

  @Test("If a page fails on the way, so does the reply, and the pages before it stay")
  func nextFails() throws {
    loadPlace(after: "maat")
    try service.requests[0].answer(.success(.first))
    try service.requests[1].answer(.failure(.serverError))
    #expect(diary.next == [.failure(.serverError)])
    #expect(list.places == [.aljube, .fado])
    #expect(service.requests.count == 2)
  }

  @Test("Released, it asks for nothing more, whichever page was in flight", arguments: [1, 2])
  func nextCancelled(pages: Int) throws {
    loadPlace(after: "maat")
    if pages == 2 { try service.requests[0].answer(.success(.first)) }
    diary.held = []
    #expect(service.requests.map(\.isCancelled).last == true)
    service.requests.last?.answer(.success(.second))
    #expect(service.requests.count == pages)
    #expect(diary.next == [])
  }

  @Test("A page that comes at once keeps the request for the one after it")
  func nextAtOnceThenLater() throws {
    let answering = FirstPageAtOnce(then: service)
    let list = PlaceList(query: PlaceQuery(), service: answering)
    diary.held.append(list.loadPlace(after: "fado") { [diary] in diary.next.append($0) })
    #expect(diary.next == [])
    #expect(try !service.requests[0].isCancelled)
    try service.requests[0].answer(.success(.second))
    #expect(diary.next == [.success(.maat)])
  }

  @Test("Nothing is leaked, whether the page was answered or not", arguments: [true, false])
  func released(isAnswered: Bool) throws {
    weak var gone: PlaceList?
    do {
      let list = PlaceList(query: PlaceQuery(), service: service)
      gone = list
      let request = list.loadPlace(after: "aljube") { _ in }
      if isAnswered { try service.requests[0].answer(.success(.first)) }
      withExtendedLifetime(request) {}
    }
    #expect(gone == nil)
  }

  // MARK: - Removing

  @Test("A place that is gone is removed, and that is notified once")
  func remove() {
    load(.first)
    list.remove("aljube")
    list.remove("aljube")
    #expect(list.places == [.fado])
    #expect(diary.changes == [.added(0..<2), .removed(at: 0)])
    #expect(diary.counts == [2, 1])
  }

  @Test("Each place is found at its index, also after one was removed")
  func indices() {
    load(.first)
    load(.second)
    let ids = ["aljube", "fado", "maat", "torre"]
    #expect(ids.map(list.index) == [0, 1, 2, nil])
    list.remove("fado")
    #expect(ids.map(list.index) == [0, nil, 1, nil])
    loadPlace(after: "aljube")
    #expect(diary.next == [.success(.maat)])
  }
}
