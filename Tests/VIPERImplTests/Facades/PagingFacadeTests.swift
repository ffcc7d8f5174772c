import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct PagingFacadeTests {
  private let service = PlacesServiceDouble()
  private let output = PagingFacadeOutputDouble()
  private let pager: PagingFacade
  private let query = PlaceQuery(text: "a", quarterID: "alfama")

  init() {
    pager = PagingFacade(query: query, service: service)
    pager.output = output
  }

  private var ids: [String] { pager.places.map(\.id) }

  private func page(_ ids: [String], isLast: Bool = false) -> Result<PlacePage, ServiceError> {
    let places = ids.map { Place(id: $0, name: $0.uppercased(), summary: "", quarterID: "alfama") }
    return .success(PlacePage(places: places, isLast: isLast))
  }

  /// Asks for the next page and answers.
  ///
  /// - Returns: The pager's answer.
  private func obtain(_ page: Result<PlacePage, ServiceError>) -> Result<Void, ServiceError>? {
    var answer: Result<Void, ServiceError>?
    let request = pager.obtainNextPage { answer = $0 }
    service.requests.last?.answer(page)
    withExtendedLifetime(request) {}
    return answer
  }

  @Test("A page that fails is told, changes nothing, and is asked for again", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    for _ in 0..<2 {
      #expect(throws: error) { try obtain(.failure(error))?.get() }
    }
    #expect(service.pages == [0, 0] && ids.isEmpty && !pager.isComplete && output.events.isEmpty)
  }

  @Test("Pages of its query follow each other until all is there, each told alone")
  func pages() throws {
    #expect(service.requests.isEmpty)
    try obtain(page(["a", "b"]))?.get()
    #expect(!pager.isComplete)
    try obtain(page(["c"], isLast: true))?.get()
    #expect(service.queries == [query, query] && service.pages == [0, 1])
    #expect(ids == ["a", "b", "c"] && pager.isComplete)
    #expect(output.events == [.added(["a", "b"], isComplete: false), .added(["c"], isComplete: true)])
  }

  @Test("Places are kept as plain objects")
  func items() {
    _ = obtain(.success(PlacePage(places: [.maat], isLast: true)))
    #expect(pager.places == [PlaceItem.maat])
  }

  @Test("The same page asked for twice is taken once, and answers both")
  func samePage() throws {
    var answers = 0
    let requests = (0..<2).map { _ in pager.obtainNextPage { if case .success = $0 { answers += 1 } } }
    try service.requests[0].answer(page(["a"]))
    try service.requests[1].answer(page(["a", "b"]))
    #expect(answers == 2 && ids == ["a"] && output.events.count == 1)
    _ = obtain(page(["c"]))
    #expect(service.pages == [0, 0, 1])
    withExtendedLifetime(requests) {}
  }

  @Test("A page that fails once somebody else has obtained it is not missing")
  func failureOfObtainedPage() throws {
    _ = obtain(page(["a"]))
    var answers = 0
    let requests = (0..<2).map { _ in pager.obtainNextPage { if case .success = $0 { answers += 1 } } }
    try service.requests[1].answer(page(["b"]))
    try service.requests[2].answer(.failure(.offline))
    #expect(answers == 2 && ids == ["a", "b"])
    withExtendedLifetime(requests) {}
  }

  @Test("A request that is dropped is cancelled, and keeps no page from coming")
  func cancelling() throws {
    var request: Cancellable? = pager.obtainNextPage { _ in Issue.record("answered") }
    #expect(service.requests.cancelledCount == 0)
    request = nil
    #expect(request == nil && service.requests.cancelledCount == 1)
    try obtain(page(["a"]))?.get()
    #expect(service.pages == [0, 0] && ids == ["a"])
  }

  @Test("A place that has moved on to a later page is listed once")
  func movedPlace() {
    _ = obtain(page(["a", "b"]))
    _ = obtain(page(["b", "c"]))
    #expect(ids == ["a", "b", "c"] && output.events.last == .added(["c"], isComplete: false))
    #expect(pager.findPlace(after: "b")?.id == "c")
  }

  @Test("The place that follows is known as far as the pages go")
  func following() {
    #expect(pager.findPlace(after: "a") == nil)
    _ = obtain(page(["a", "b"]))
    #expect(pager.findPlace(after: "a")?.name == "B")
    #expect(pager.findPlace(after: "b") == nil && pager.findPlace(after: "z") == nil)
  }

  @Test("A place that is gone is forgotten, and told once")
  func removal() {
    _ = obtain(page(["a", "b", "c"]))
    pager.removePlace(id: "b")
    pager.removePlace(id: "b")
    pager.removePlace(id: "z")
    #expect(ids == ["a", "c"] && output.events.dropFirst() == [.removed(at: 1)])
    #expect(["a", "b", "c"].map { pager.index(of: $0) } == [0, nil, 1])
    #expect(pager.findPlace(after: "a")?.id == "c")
    _ = obtain(page(["d"]))
    #expect(service.pages == [0, 1] && pager.index(of: "d") == 2)
  }
}
