import SharedModel
import Testing

@testable import ObservationImpl

struct QuartersViewModelTests {
  private let fixture = AppFixture()
  private let viewModel: QuartersViewModel

  private var service: QuartersServiceDouble { fixture.quarters }
  private var names: [String] { viewModel.rows.map(\.name) }

  init() {
    viewModel = QuartersViewModel(order: .priority, dependencies: fixture.guide)
  }

  private func loadAll() {
    viewModel.load()
    service.requests[0].answer(.success(.unsorted))
  }

  // MARK: - First load

  @Test(
    "A failed first load shows why",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) {
    viewModel.load()
    service.requests[0].answer(.failure(failure))
    #expect(viewModel.error == text)
    #expect(!viewModel.isLoading)
    #expect(!viewModel.isEmpty)
    #expect(fixture.alert == nil)
  }

  @Test("Loading again hides the error and may still succeed")
  func retry() {
    viewModel.load()
    service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.error == nil)
    #expect(viewModel.isLoading)
    service.requests[1].answer(.success([.alfama]))
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
  func empty() {
    viewModel.load()
    #expect(!viewModel.isEmpty)
    service.requests[0].answer(.success([]))
    #expect(viewModel.isEmpty)
    viewModel.load()
    service.requests[1].answer(.success([.alfama]))
    #expect(!viewModel.isEmpty)
  }

  @Test("The spinner turns from the request to the reply")
  func loading() {
    #expect(!viewModel.isLoading)
    viewModel.load()
    #expect(viewModel.isLoading)
    service.requests[0].answer(.success(.unsorted))
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
  func orderBeforeReply() {
    viewModel.load()
    viewModel.chooseOrder(at: 1)
    #expect(names.isEmpty)
    #expect(!viewModel.isEmpty)
    service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("Its order is part of where the user is")
  func restorableState() {
    let restored = QuartersViewModel(order: .name, dependencies: fixture.guide)
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
  func refreshFails() {
    loadAll()
    viewModel.load()
    service.requests[1].answer(.failure(.offline))
    #expect(fixture.alert == "Couldn't refresh.")
    #expect(names.count == 3)
    #expect(viewModel.error == nil)
    #expect(!viewModel.isRefreshing)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func refreshBeforeSuccess() {
    viewModel.load()
    service.requests[0].answer(.failure(.offline))
    viewModel.load()
    #expect(viewModel.isLoading)
    #expect(!viewModel.isRefreshing)
    #expect(viewModel.error == nil)
    service.requests[1].answer(.failure(.serverError))
    #expect(viewModel.error == "Something went wrong.")
    #expect(fixture.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRequest() {
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 1)
    service.requests[0].answer(.success(.unsorted))
    viewModel.load()
    viewModel.load()
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() {
    loadAll()
    viewModel.chooseOrder(at: 1)
    viewModel.load()
    #expect(viewModel.isRefreshing)
    #expect(!viewModel.isLoading)
    #expect(names.count == 3)
    service.requests[1].answer(.success([.chiado, .alfama]))
    #expect(!viewModel.isRefreshing)
    #expect(names == ["Alfama", "Chiado"])
    viewModel.load()
    #expect(service.requests.count == 3)
  }

  // MARK: - Lifetime

  @Test("A view model that goes away cancels its load")
  func loadCancelled() {
    var viewModel: QuartersViewModel? = QuartersViewModel(order: .priority, dependencies: fixture.guide)
    weak let reference = viewModel
    viewModel?.load()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(service.requests[0].isCancelled)
  }

  @Test("A view model that goes away cancels its refresh")
  func refreshCancelled() {
    var viewModel: QuartersViewModel? = QuartersViewModel(order: .priority, dependencies: fixture.guide)
    weak let reference = viewModel
    viewModel?.load()
    service.requests[0].answer(.success([]))
    viewModel?.load()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(service.requests[1].isCancelled)
  }
}
