import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct ReferenceViewModelTests {
  private let service = ArticlesServiceDouble()
  private let delegate = ReferenceViewModelCoordinatorDelegateDouble()
  private let viewModel: ReferenceViewModel

  private var titles: [String] { viewModel.sections.value.flatMap(\.rows) }

  init() {
    viewModel = ReferenceViewModel(articles: service)
    viewModel.coordinatorDelegate = delegate
  }

  private func loadAll() {
    viewModel.load()
    service.requests.last?.answer(.success(.book))
  }

  // MARK: - First load

  @Test("A failed first load shows why", arguments: ServiceError.ofLoading)
  func loadFails(failure: ServiceError, text: String) throws {
    viewModel.load()
    try service.requests[0].answer(.failure(failure))
    #expect(viewModel.status.value == .failed(text))
    #expect(delegate.messages.isEmpty)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.status.value == .loading)
    try service.requests[1].answer(.success([.coffee]))
    #expect(titles == ["Coffee"])
  }

  @Test("While a load is under way no second one is sent, and the list does not refresh")
  func oneLoad() {
    viewModel.load()
    viewModel.load()
    viewModel.refresh()
    #expect(service.requests.count == 1)
    #expect(!viewModel.isRefreshing.value)
  }

  @Test("The articles stand by category in the order of the book")
  func sections() throws {
    viewModel.load()
    try service.requests[0].answer(.success([.trams, .coffee, .hills]))
    #expect(
      viewModel.sections.value == [
        ReferenceSectionViewModel(title: "Getting around", rows: ["Trams", "Hills"]),
        ReferenceSectionViewModel(title: "Eating", rows: ["Coffee"]),
      ])
  }

  @Test("The spinner turns from the request to the reply")
  func loading() throws {
    #expect(viewModel.status.value == .idle)
    viewModel.load()
    #expect(viewModel.status.value == .loading)
    try service.requests[0].answer(.success(.book))
    #expect(viewModel.status.value == .idle)
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    loadAll()
    viewModel.refresh()
    try service.requests[1].answer(.failure(.offline))
    #expect(delegate.messages == ["Couldn't refresh."])
    #expect(titles.count == 3)
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
    try service.requests[0].answer(.success(.book))
    viewModel.refresh()
    viewModel.refresh()
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    loadAll()
    viewModel.refresh()
    #expect(viewModel.isRefreshing.value)
    #expect(viewModel.status.value == .idle)
    #expect(titles.count == 3)
    try service.requests[1].answer(.success([.coffee]))
    #expect(!viewModel.isRefreshing.value)
    #expect(titles == ["Coffee"])
    viewModel.refresh()
    #expect(service.requests.count == 3)
  }

  // MARK: - Selection

  @Test("The selected article is told to the coordinator, whichever section it is in")
  func selection() {
    loadAll()
    viewModel.selectRow(at: 1, inSection: 0)
    viewModel.selectRow(at: 0, inSection: 1)
    #expect(delegate.selections == [.hills, .coffee])
  }

  @Test("It is part of the navigation state")
  func restorableState() {
    #expect(viewModel.restorableState == .reference)
    #expect(viewModel.title == "Reference book")
  }
}
