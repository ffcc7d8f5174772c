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
    viewModel = fixture.guide.makeReference()
  }

  private func loadAll() {
    viewModel.load()
    service.requests.last?.answer(.success(.book))
  }

  // MARK: - First load

  @Test("A failed first load shows why, and loading again hides that", arguments: ServiceError.ofLoading)
  func loadFails(failure: ServiceError, text: String) {
    for _ in 1...2 {
      viewModel.load()
      #expect(viewModel.isLoading && !viewModel.isRefreshing && viewModel.error == nil)
      service.requests.last?.answer(.failure(failure))
      #expect(!viewModel.isLoading && viewModel.error == text)
    }
    loadAll()
    #expect(viewModel.error == nil && !viewModel.isLoading && titles.count == 3)
    #expect(fixture.alert == nil)
  }

  @Test("The articles stand by category in the order of the book")
  func sections() {
    viewModel.load()
    service.requests.last?.answer(.success([.trams, .coffee, .hills]))
    #expect(
      viewModel.sections == [
        ReferenceSection(title: "Getting around", rows: ["Trams", "Hills"]),
        ReferenceSection(title: "Eating", rows: ["Coffee"]),
      ])
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows")
  func refreshFails() {
    loadAll()
    viewModel.load()
    service.requests.last?.answer(.failure(.offline))
    #expect(fixture.alert == "Couldn't refresh.")
    #expect(titles.count == 3 && viewModel.error == nil && !viewModel.isRefreshing)
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
    viewModel.load()
    #expect(viewModel.isRefreshing && !viewModel.isLoading && titles.count == 3)
    service.requests.last?.answer(.success([.coffee]))
    #expect(!viewModel.isRefreshing && titles == ["Coffee"])
  }

  // MARK: - Selection

  @Test("A row leads to its article")
  func selection() {
    loadAll()
    viewModel.selectRow(at: 1, inSection: 0)
    viewModel.selectRow(at: 0, inSection: 1)
    let titles = fixture.navigation.path.map { destination in
      if case .article(let article) = destination { article.title } else { "" }
    }
    #expect(titles == ["Hills", "Coffee"])
  }

  @Test("It is part of the navigation state")
  func restorableState() {
    #expect(Destination.reference(viewModel).savedScreen == .reference)
    #expect(viewModel.title == "Reference book")
  }
}
