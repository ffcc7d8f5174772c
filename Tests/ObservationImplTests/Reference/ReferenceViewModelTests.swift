import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct ReferenceViewModelTests {
  private let fixture = GuideFixture()
  private let viewModel: ReferenceViewModel

  private var service: ArticlesServiceDouble { fixture.device.articles }
  private var titles: [String] { viewModel.sections.flatMap(\.rows) }

  init() {
    viewModel = ReferenceViewModel(dependencies: fixture.dependencies)
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
    #expect(viewModel.error == text)
    #expect(!viewModel.isLoading)
    #expect(fixture.alert == nil)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.error == nil)
    #expect(viewModel.isLoading)
    try service.requests[1].answer(.success([.coffee]))
    #expect(titles == ["Coffee"])
  }

  @Test("While a load is under way no second one is sent, and the list does not refresh")
  func oneLoad() {
    viewModel.load()
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 1)
    #expect(!viewModel.isRefreshing)
  }

  @Test("The articles stand by category in the order of the book")
  func sections() throws {
    viewModel.load()
    try service.requests[0].answer(.success([.trams, .coffee, .hills]))
    #expect(
      viewModel.sections == [
        ReferenceSection(title: "Getting around", rows: ["Trams", "Hills"]),
        ReferenceSection(title: "Eating", rows: ["Coffee"]),
      ])
  }

  @Test("The spinner turns from the request to the reply")
  func loading() throws {
    #expect(!viewModel.isLoading)
    viewModel.load()
    #expect(viewModel.isLoading)
    try service.requests[0].answer(.success(.book))
    #expect(!viewModel.isLoading)
    #expect(viewModel.error == nil)
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    loadAll()
    viewModel.load()
    try service.requests[1].answer(.failure(.offline))
    #expect(fixture.alert == "Couldn't refresh.")
    #expect(titles.count == 3)
    #expect(viewModel.error == nil)
    #expect(!viewModel.isRefreshing)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func refreshBeforeSuccess() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.isLoading)
    #expect(!viewModel.isRefreshing)
    try service.requests[1].answer(.failure(.serverError))
    #expect(viewModel.error == "Something went wrong.")
    #expect(fixture.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRequest() throws {
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.success(.book))
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    loadAll()
    viewModel.load()
    #expect(viewModel.isRefreshing)
    #expect(!viewModel.isLoading)
    #expect(titles.count == 3)
    try service.requests[1].answer(.success([.coffee]))
    #expect(!viewModel.isRefreshing)
    #expect(titles == ["Coffee"])
    viewModel.load()
    #expect(service.requests.count == 3)
  }

  // MARK: - Selection

  @Test("A row leads to its article")
  func selection() {
    loadAll()
    viewModel.selectRow(at: 1, inSection: 0)
    viewModel.selectRow(at: 0, inSection: 1)
    let titles = fixture.navigation.destinations.map { destination in
      if case .article(let article) = destination { article.title } else { "" }
    }
    #expect(titles == ["Hills", "Coffee"])
  }

  @Test("It is part of where the user is")
  func restorableState() {
    #expect(Destination.reference(viewModel).savedScreen == .reference)
    #expect(viewModel.title == "Reference book")
  }
}
