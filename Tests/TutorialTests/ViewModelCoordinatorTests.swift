import SharedModel
import Testing

@testable import MVVMCImpl

// snippet.heading
extension PlaceRowsViewModel {
  /// How many of the rows are marked; nil while there is none.
  var heading: String? {
    guard !rows.isEmpty else { return nil }
    return "\(rows.count { $0.mark != nil }) of \(rows.count) are favourites"
  }
}
// snippet.end

/// Chapter 4's answer: all of it is seen without a view.
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
  @Test("Whoever is bound to the rows hears of each new heading, and of none that is old")
  func heading() throws {
    var headings: [String?] = []
    viewModel.rows.bind { headings.append($0.heading) }
    viewModel.load()
    _ = fixture.clock.settle()
    try favourites.set(true, id: "fado")
    try favourites.set(true, id: "elsewhere")
    #expect(headings == [nil, "0 of 3 are favourites", "1 of 3 are favourites"])
  }
  // snippet.end

  @Test("A search counts among what it has found")
  func search() throws {
    try favourites.set(true, id: "fado")
    viewModel.load()
    viewModel.search("a")
    _ = fixture.clock.settle()
    #expect(viewModel.rows.value.heading == "1 of 2 are favourites")
    viewModel.search("x")
    _ = fixture.clock.settle()
    #expect(viewModel.rows.value.heading == nil)
  }

  @Test("Bound a second time, the rows forget whom they told before")
  func boundTwice() {
    var first = 0
    var second = 0
    viewModel.rows.bind { _ in first += 1 }
    viewModel.rows.bind { _ in second += 1 }
    viewModel.load()
    _ = fixture.clock.settle()
    #expect(first == 1)
    #expect(second == 2)
  }
}
