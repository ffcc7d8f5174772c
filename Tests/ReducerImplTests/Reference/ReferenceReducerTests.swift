import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct ReferenceReducerTests {
  private let service = ArticlesServiceDouble()
  private let store: TestStore<ReferenceState, ReferenceAction>

  init() {
    store = TestStore(ReferenceState(), reducer: ReferenceReducer(service: service))
  }

  private func load() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    try service.requests[0].answer(.success(.book))
    store.receive(.articlesLoaded(.success(.book))) {
      $0.categories = ArticleCategory.grouped(.book)
      $0.loading = .idle
    }
  }

  private func fail() throws {
    store.send(.viewDidLoad) { $0.loading = .loading }
    try service.requests[0].answer(.failure(.offline))
    store.receive(.articlesLoaded(.failure(.offline))) { $0.loading = .failed("No connection.") }
  }

  @Test("Articles stand in the sections of their categories")
  func sections() throws {
    try load()
    #expect(store.state.categories?.map(\.name) == ["Getting around", "Eating"])
    #expect(store.state.categories?.map(\.articles) == [[.trams, .hills], [.coffee]])
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
    try service.requests[1].answer(.success([.coffee]))
    store.receive(.articlesLoaded(.success([.coffee]))) {
      $0.categories = ArticleCategory.grouped([.coffee])
      $0.loading = .idle
    }
  }

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    try load()
    store.send(.pulledToRefresh) { $0.loading = .refreshing }
    try service.requests[1].answer(.failure(.offline))
    store.receive(.articlesLoaded(.failure(.offline))) { $0.loading = .idle }
    store.receive(.delegate(.refreshFailed))
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileUnderWay() {
    store.send(.viewDidLoad) { $0.loading = .loading }
    store.send(.pulledToRefresh)
    #expect(service.requests.count == 1)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRefresh() throws {
    try load()
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

  @Test("A row leads to its article")
  func row() throws {
    try load()
    store.send(.articleSelected(category: 1, index: 0))
    store.receive(.delegate(.articleSelected(.coffee)))
  }

  @Test("It is part of the navigation state")
  func saved() {
    #expect(Screen(id: 1, content: .reference(store.state)).saved == .reference)
  }
}
