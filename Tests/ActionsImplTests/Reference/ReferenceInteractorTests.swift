import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, without a view.
struct ReferenceInteractorTests {
  private let model = ReferenceModel()
  private let service = ArticlesServiceDouble()
  private let delegate = ReferenceInteractorDelegateDouble()
  private let interactor: ReferenceInteractor

  init() {
    interactor = ReferenceInteractor(model: model, service: service)
    interactor.delegate = delegate
  }

  private func load() throws {
    interactor.load()
    try service.requests[0].answer(.success(.book))
    _ = delegate.takeEvents()
  }

  @Test("Articles stand in the sections of their categories")
  func loads() throws {
    interactor.load()
    #expect(model.status.wait == .load)
    try service.requests[0].answer(.success(.book))
    #expect(model.categories?.map(\.name) == ["Getting around", "Eating"])
    #expect(delegate.takeEvents() == ["progress", "articles", "progress"])
  }

  @Test("A failed load offers Retry, which loads again")
  func fails() throws {
    interactor.load()
    try service.requests[0].answer(.failure(.offline))
    #expect(model.status.failure == .offline && model.categories == nil && model.status.wait == nil)
    interactor.load()
    #expect(model.status.failure == nil && model.status.wait == .load)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    try load()
    interactor.didPullToRefresh()
    #expect(model.status.wait == .refresh)
    try service.requests[1].answer(.success([.coffee]))
    #expect(model.categories?.map(\.name) == ["Eating"])
  }

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    try load()
    interactor.didPullToRefresh()
    try service.requests[1].answer(.failure(.serverError))
    #expect(model.categories?.count == 2 && model.status.failure == nil)
    #expect(delegate.takeEvents() == ["progress", "refresh failed", "progress"])
  }

  @Test("While it loads or refreshes, pulling sends nothing", arguments: [false, true])
  func pullsMeanwhile(isRefreshing: Bool) throws {
    if isRefreshing {
      try load()
      interactor.didPullToRefresh()
    } else {
      interactor.load()
    }
    let count = service.requests.count
    interactor.didPullToRefresh()
    #expect(service.requests.count == count)
    #expect(service.requests.last?.isCancelled == false)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullsAfterFailure() throws {
    interactor.load()
    try service.requests[0].answer(.failure(.offline))
    interactor.didPullToRefresh()
    #expect(model.status.wait == .load)
  }

  @Test("A row leads to its article")
  func selects() throws {
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: 0))
    #expect(delegate.events.isEmpty)
    try load()
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: 0, section: 1))
    #expect(delegate.events == ["selected Coffee"])
  }
}
