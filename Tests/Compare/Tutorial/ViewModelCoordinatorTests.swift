import SharedModel
import Testing

@testable import MVVMCImpl

// snippet.heading
extension PlacesViewModel {
  /// The number of marked rows; nil without rows.
  var heading: String? {
    guard !rows.isEmpty else { return nil }
    return "\(rows.count { $0.mark != nil }) of \(rows.count) are favourites"
  }
}
// snippet.end

/// The answer in the chapter on MVVM-C, tested without a view.
struct ViewModelCoordinatorTests {
  private let fixture = AlfamaFixture()
  private let viewModel: PlacesViewModel

  private var favourites: Favourites { fixture.dependencies.favourites }

  init() {
    viewModel = PlacesViewModel(
      places: fixture.dependencies.places, favourites: fixture.dependencies.favourites, clock: fixture.clock,
      searchDebounce: fixture.dependencies.configuration.searchDebounce, title: "Alfama", query: fixture.query)
  }

  // snippet.test
  @Test("After each change of the rows the heading is right, and no stale heading is reported")
  func heading() throws {
    var headings: [String?] = []
    viewModel.rowsDidChange.bind { [viewModel] _ in headings.append(viewModel.heading) }
    viewModel.load()
    _ = fixture.clock.settle()
    try favourites.set(true, id: "fado")
    try favourites.set(true, id: "elsewhere")
    #expect(headings == ["0 of 3 are favourites", "1 of 3 are favourites"])
  }
  // snippet.end

  @Test("A search counts among its results")
  func search() throws {
    for id in ["aljube", "fado", "sé"] { try favourites.set(true, id: id) }
    viewModel.load()
    viewModel.search("a")
    _ = fixture.clock.settle()
    #expect(viewModel.heading == "2 of 2 are favourites")
    viewModel.search("x")
    _ = fixture.clock.settle()
    #expect(viewModel.heading == nil)
  }

  @Test("A late binding gets no earlier values, and the previous binding gets no more")
  func boundTwice() throws {
    var first = 0
    var second = 0
    viewModel.rowsDidChange.bind { _ in first += 1 }
    viewModel.load()
    _ = fixture.clock.settle()
    viewModel.rowsDidChange.bind { _ in second += 1 }
    #expect(second == 0)
    try favourites.set(true, id: "fado")
    #expect(first == 1)
    #expect(second == 1)
  }
}
