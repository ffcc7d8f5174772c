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
    viewModel = fixture.guide.makeQuarters(order: .priority)
  }

  private func loadAll() {
    viewModel.load()
    service.requests.last?.answer(.success(.unsorted))
  }

  // MARK: - First load

  @Test("A failed first load shows why, and loading again hides that", arguments: ServiceError.ofLoading)
  func loadFails(failure: ServiceError, text: String) {
    for _ in 1...2 {
      viewModel.load()
      #expect(viewModel.isLoading && !viewModel.isRefreshing && viewModel.error == nil)
      service.requests.last?.answer(.failure(failure))
      #expect(!viewModel.isLoading && !viewModel.isEmpty && viewModel.error == text)
    }
    loadAll()
    #expect(viewModel.error == nil)
    #expect(viewModel.rows.first == QuarterRow(name: "Chiado", summary: "Busy"))
    #expect(fixture.alert == nil)
  }

  @Test("Without any quarter it is empty, until some come")
  func empty() {
    viewModel.load()
    #expect(!viewModel.isEmpty)
    service.requests.last?.answer(.success([]))
    #expect(viewModel.isEmpty)
    loadAll()
    #expect(!viewModel.isEmpty)
  }

  // MARK: - Order

  @Test("The rows stand in the chosen order, without another request", arguments: [true, false])
  func order(isChosenBeforeReply: Bool) {
    viewModel.load()
    if isChosenBeforeReply { viewModel.chooseOrder(at: 1) }
    #expect(names.isEmpty && !viewModel.isEmpty)
    service.requests.last?.answer(.success(.unsorted))
    if !isChosenBeforeReply {
      #expect(names == ["Chiado", "Alfama", "Belém"])
      viewModel.chooseOrder(at: 1)
    }
    #expect(names == ["Alfama", "Belém", "Chiado"])
    viewModel.chooseOrder(at: 0)
    #expect(names == ["Chiado", "Alfama", "Belém"])
    #expect(service.requests.count == 1)
  }

  @Test("Its order is part of the navigation state")
  func restorableState() {
    let restored = fixture.guide.makeQuarters(order: .name)
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
    let titles = fixture.navigation.path.map { destination in
      if case .places(let places) = destination { places.title } else { "" }
    }
    #expect(titles == ["Chiado", "Alfama"])
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() {
    loadAll()
    viewModel.load()
    service.requests.last?.answer(.failure(.offline))
    #expect(fixture.alert == "Couldn't refresh.")
    #expect(names.count == 3 && viewModel.error == nil && !viewModel.isRefreshing)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRequest() {
    for _ in 1...3 { viewModel.load() }
    #expect(service.requests.count == 1 && !viewModel.isRefreshing)
    loadAll()
    for _ in 1...2 { viewModel.load() }
    #expect(service.requests.count == 2)
  }

  @Test("A refresh replaces the rows")
  func refresh() {
    loadAll()
    viewModel.chooseOrder(at: 1)
    viewModel.load()
    #expect(viewModel.isRefreshing && !viewModel.isLoading && names.count == 3)
    service.requests.last?.answer(.success([.chiado, .alfama]))
    #expect(!viewModel.isRefreshing && names == ["Alfama", "Chiado"])
  }
}
