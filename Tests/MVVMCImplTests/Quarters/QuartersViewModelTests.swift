import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct QuartersViewModelTests {
  private let service = QuartersServiceDouble()
  private let delegate = QuartersViewModelCoordinatorDelegateDouble()
  private let viewModel: QuartersViewModel

  private var names: [String] { viewModel.rows.value.map(\.name) }

  init() {
    viewModel = QuartersViewModel(quarters: service, order: .priority)
    viewModel.coordinatorDelegate = delegate
  }

  private func loadAll() {
    viewModel.load()
    service.requests.last?.answer(.success(.unsorted))
  }

  // MARK: - First load

  @Test("A failed first load shows why", arguments: ServiceError.ofLoading)
  func loadFails(failure: ServiceError, text: String) throws {
    viewModel.load()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.status.value == .failed(text))
    #expect(!viewModel.isEmpty.value)
    #expect(delegate.messages.isEmpty)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.status.value == .loading)
    try service.requests[1].answer(.success([.alfama]))
    #expect(names == ["Alfama"])
  }

  @Test("While a load is under way no second one is sent, and the list does not refresh")
  func oneLoad() {
    viewModel.load()
    viewModel.load()
    viewModel.refresh()
    #expect(service.requests.count == 1)
    #expect(!viewModel.isRefreshing.value)
  }

  @Test("Without any quarter it is empty, until some come")
  func empty() throws {
    viewModel.load()
    #expect(!viewModel.isEmpty.value)
    try service.requests[0].answer(.success([]))
    #expect(viewModel.isEmpty.value)
    viewModel.refresh()
    try service.requests[1].answer(.success([.alfama]))
    #expect(!viewModel.isEmpty.value)
  }

  @Test("The spinner turns from the request to the reply")
  func loading() throws {
    #expect(viewModel.status.value == .idle)
    viewModel.load()
    #expect(viewModel.status.value == .loading)
    try service.requests[0].answer(.success(.unsorted))
    #expect(viewModel.status.value == .idle)
    #expect(viewModel.rows.value.first == QuarterRowViewModel(name: "Chiado", summary: "Busy"))
  }

  // MARK: - Order

  @Test("The rows stand in the chosen order, without another request")
  func order() {
    loadAll()
    #expect(names == ["Chiado", "Alfama", "Belém"])
    viewModel.chooseOrder(at: 1)
    #expect(names == ["Alfama", "Belém", "Chiado"])
    viewModel.chooseOrder(at: 0)
    #expect(names == ["Chiado", "Alfama", "Belém"])
    #expect(service.requests.count == 1)
  }

  @Test("An order chosen before the reply holds for the reply")
  func orderBeforeReply() throws {
    viewModel.load()
    viewModel.chooseOrder(at: 1)
    #expect(names.isEmpty)
    #expect(!viewModel.isEmpty.value)
    try service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("Its order is part of the navigation state")
  func restorableState() {
    let restored = QuartersViewModel(quarters: service, order: .name)
    #expect(restored.orderIndex == 1)
    #expect(restored.restorableState == .quarters(order: .name))
    restored.chooseOrder(at: 0)
    #expect(restored.orderIndex == 0)
    #expect(restored.restorableState == .quarters(order: .priority))
  }

  // MARK: - Selection

  @Test("The selected quarter is the one that stands there in the chosen order")
  func selection() {
    loadAll()
    viewModel.selectRow(at: 0)
    viewModel.chooseOrder(at: 1)
    viewModel.selectRow(at: 0)
    #expect(delegate.selections == [.chiado, .alfama])
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    loadAll()
    viewModel.refresh()
    try service.requests[1].answer(.failure(.offline))
    #expect(delegate.messages == ["Couldn't refresh."])
    #expect(names.count == 3)
    #expect(viewModel.status.value == .idle)
    #expect(!viewModel.isRefreshing.value)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func refreshBeforeSuccess() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.refresh()
    #expect(viewModel.status.value == .loading)
    #expect(!viewModel.isRefreshing.value)
    try service.requests[1].answer(.failure(.serverError))
    #expect(viewModel.status.value == .failed("Something went wrong."))
    #expect(delegate.messages.isEmpty)
  }

  @Test("A list that was pulled in vain is told to stop, though the value was false before")
  func pulledInVain() {
    viewModel.load()
    var heard: [Bool] = []
    viewModel.isRefreshing.bind { heard.append($0) }
    viewModel.refresh()
    #expect(heard == [false, false])
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRequest() throws {
    viewModel.load()
    viewModel.refresh()
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.success(.unsorted))
    viewModel.refresh()
    viewModel.refresh()
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    loadAll()
    viewModel.chooseOrder(at: 1)
    viewModel.refresh()
    #expect(viewModel.isRefreshing.value)
    #expect(viewModel.status.value == .idle)
    #expect(names.count == 3)
    try service.requests[1].answer(.success([.chiado, .alfama]))
    #expect(!viewModel.isRefreshing.value)
    #expect(names == ["Alfama", "Chiado"])
    viewModel.refresh()
    #expect(service.requests.count == 3)
  }
}
