import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, with one control but without a view.
struct QuartersInteractorTests {
  private let order = SegmentedControl("order", segments: ["Priority", "A–Z"])
  private let model = QuartersModel(order: .priority)
  private let service = QuartersServiceDouble()
  private let delegate = QuartersInteractorDelegateDouble()
  private let interactor: QuartersInteractor
  private var names: [String]? { model.quarters?.map(\.name) }

  init() {
    interactor = QuartersInteractor(model: model, service: service, order: order)
    interactor.delegate = delegate
  }

  private func load() throws {
    interactor.load()
    try service.requests[0].answer(.success(.unsorted))
    _ = delegate.takeEvents()
  }

  private func choose(_ index: Int?) {
    order.selectedSegmentIndex = index
    interactor.didChooseOrder()
  }

  @Test("It notifies at the start of a load and at its end")
  func loads() throws {
    interactor.load()
    #expect(model.status.wait == .load)
    #expect(delegate.takeEvents() == ["progress"])
    try service.requests[0].answer(.success(.unsorted))
    #expect(model.status.wait == nil)
    #expect(names == ["Chiado", "Alfama", "Belém"])
    #expect(delegate.takeEvents() == ["quarters", "progress"])
  }

  @Test("The rows stand in the chosen order, without another request")
  func chooses() throws {
    try load()
    choose(1)
    #expect(names == ["Alfama", "Belém", "Chiado"])
    #expect(delegate.takeEvents() == ["quarters"])
    choose(nil)
    #expect(delegate.takeEvents().isEmpty)
    #expect(service.requests.count == 1)
  }

  @Test("An order chosen before the reply holds for the reply")
  func choosesBefore() throws {
    interactor.load()
    choose(1)
    #expect(names == nil)
    try service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("A failed load offers Retry, which loads again")
  func fails() throws {
    interactor.load()
    try service.requests[0].answer(.failure(.offline))
    #expect(model.status.failure == .offline && model.status.wait == nil && names == nil)
    interactor.load()
    #expect(model.status.failure == nil && model.status.wait == .load)
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    try load()
    interactor.didPullToRefresh()
    #expect(model.status.wait == .refresh)
    try service.requests[1].answer(.success([.alfama]))
    #expect(names == ["Alfama"])
    #expect(delegate.takeEvents() == ["progress", "quarters", "progress"])
  }

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    try load()
    interactor.didPullToRefresh()
    try service.requests[1].answer(.failure(.serverError))
    #expect(names?.count == 3)
    #expect(model.status.failure == nil)
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

  @Test("A row leads to the places of its quarter")
  func selects() throws {
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: 0))
    #expect(delegate.events.isEmpty)
    try load()
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: 1))
    #expect(delegate.events == ["selected Alfama"])
  }
}
