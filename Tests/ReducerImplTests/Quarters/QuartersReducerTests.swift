import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct QuartersReducerTests {
  private static let byPriority = [Quarter.chiado, .alfama, .belem]
  private static let byName = [Quarter.alfama, .belem, .chiado]

  private let service = QuartersServiceDouble()
  private let store: TestStore<QuartersState, QuartersAction>

  init() {
    store = TestStore(QuartersState(), reducer: QuartersReducer(service: service))
  }

  private func load() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    try service.requests[0].answer(.success(.unsorted))
    store.receive(.quartersLoaded(.success(.unsorted))) {
      $0.quarters = Self.byPriority
      $0.loading = .idle
    }
  }

  private func fail() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    try service.requests[0].answer(.failure(.offline))
    store.receive(.quartersLoaded(.failure(.offline))) { $0.loading = .failed("No connection.") }
  }

  @Test("The rows stand in the chosen order, without another request")
  func order() throws {
    try load()
    store.send(.orderChosen(.name)) {
      $0.order = .name
      $0.quarters = Self.byName
    }
    #expect(service.requests.count == 1)
  }

  @Test("An order chosen before the reply holds for the reply")
  func orderBeforeReply() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    store.send(.orderChosen(.name)) { $0.order = .name }
    try service.requests[0].answer(.success(.unsorted))
    store.receive(.quartersLoaded(.success(.unsorted))) {
      $0.quarters = Self.byName
      $0.loading = .idle
    }
  }

  @Test("Without quarters it says so")
  func empty() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    try service.requests[0].answer(.success([]))
    store.receive(.quartersLoaded(.success([]))) {
      $0.quarters = []
      $0.loading = .idle
    }
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() throws {
    try fail()
    store.send(.retryTapped) { $0.loading = .loading }
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    try load()
    store.send(.pulledToRefresh) { $0.loading = .refreshing }
    try service.requests[1].answer(.success([.alfama]))
    store.receive(.quartersLoaded(.success([.alfama]))) {
      $0.quarters = [.alfama]
      $0.loading = .idle
    }
  }

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    try load()
    store.send(.pulledToRefresh) { $0.loading = .refreshing }
    try service.requests[1].answer(.failure(.offline))
    store.receive(.quartersLoaded(.failure(.offline))) { $0.loading = .idle }
    store.receive(.delegate(.refreshFailed))
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileUnderWay() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    store.send(.pulledToRefresh)
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.success([]))
    store.receive(.quartersLoaded(.success([]))) {
      $0.quarters = []
      $0.loading = .idle
    }
    store.send(.pulledToRefresh) { $0.loading = .refreshing }
    store.send(.pulledToRefresh)
    #expect(service.requests.count == 2)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullAfterFailure() throws {
    try fail()
    store.send(.pulledToRefresh) { $0.loading = .loading }
    #expect(service.requests.count == 2)
  }

  @Test("A row leads to the places of its quarter")
  func row() throws {
    try load()
    store.send(.rowSelected(1))
    store.receive(.delegate(.quarterSelected(.alfama)))
  }

  @Test("Its order is part of the navigation state")
  func saved() {
    #expect(Screen(id: 1, content: .quarters(QuartersState(order: .name))).saved == .quarters(order: .name))
  }
}
