import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct QuartersViewModelTests {
  private let fixture = GuideFixture()
  private let viewModel: QuartersViewModel

  private var service: QuartersServiceDouble { fixture.device.quarters }
  private var names: [String] { viewModel.rows.map(\.name) }

  init() {
    viewModel = QuartersViewModel(order: .priority, dependencies: fixture.dependencies)
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
    #expect(viewModel.error == text)
    #expect(!viewModel.isLoading)
    #expect(!viewModel.isEmpty)
    #expect(fixture.alert == nil)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() throws {
    viewModel.load()
    try service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.error == nil)
    #expect(viewModel.isLoading)
    try service.requests[1].answer(.success([.alfama]))
    #expect(names == ["Alfama"])
  }

  @Test("While a load is under way no second one is sent, and the list does not refresh")
  func oneLoad() {
    viewModel.load()
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 1)
    #expect(!viewModel.isRefreshing)
  }

  @Test("Without any quarter it is empty, until some come")
  func empty() throws {
    viewModel.load()
    #expect(!viewModel.isEmpty)
    try service.requests[0].answer(.success([]))
    #expect(viewModel.isEmpty)
    viewModel.load()
    try service.requests[1].answer(.success([.alfama]))
    #expect(!viewModel.isEmpty)
  }

  @Test("The spinner turns from the request to the reply")
  func loading() throws {
    #expect(!viewModel.isLoading)
    viewModel.load()
    #expect(viewModel.isLoading)
    try service.requests[0].answer(.success(.unsorted))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.first == QuarterRow(name: "Chiado", summary: "Busy"))
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
    #expect(!viewModel.isEmpty)
    try service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("Its order is part of where the user is")
  func restorableState() {
    let restored = QuartersViewModel(order: .name, dependencies: fixture.dependencies)
    #expect(restored.orderIndex == 1)
    #expect(Destination.quarters(restored).savedScreen == .quarters(order: .name))
    restored.chooseOrder(at: 0)
    #expect(restored.orderIndex == 0)
    #expect(Destination.quarters(restored).savedScreen == .quarters(order: .priority))
  }

  // MARK: - Selection

  @Test("A row leads to the places of its quarter")
  func selection() {
    loadAll()
    viewModel.selectRow(at: 0)
    viewModel.chooseOrder(at: 1)
    viewModel.selectRow(at: 0)
    let titles = fixture.navigation.destinations.map { destination in
      if case .places(let places) = destination { places.title } else { "" }
    }
    #expect(titles == ["Chiado", "Alfama"])
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() throws {
    loadAll()
    viewModel.load()
    try service.requests[1].answer(.failure(.offline))
    #expect(fixture.alert == "Couldn't refresh.")
    #expect(names.count == 3)
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
    #expect(viewModel.error == nil)
    try service.requests[1].answer(.failure(.serverError))
    #expect(viewModel.error == "Something went wrong.")
    #expect(fixture.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRequest() throws {
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.success(.unsorted))
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    loadAll()
    viewModel.chooseOrder(at: 1)
    viewModel.load()
    #expect(viewModel.isRefreshing)
    #expect(!viewModel.isLoading)
    #expect(names.count == 3)
    try service.requests[1].answer(.success([.chiado, .alfama]))
    #expect(!viewModel.isRefreshing)
    #expect(names == ["Alfama", "Chiado"])
    viewModel.load()
    #expect(service.requests.count == 3)
  }
}
