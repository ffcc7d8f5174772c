import SharedModel
import Testing

@testable import ObservationImpl

struct MenuViewModelTests {
  private let fixture = AppFixture()
  private let viewModel: MenuViewModel

  private var badges: [String?] { viewModel.rows.map(\.badge) }

  init() {
    viewModel = MenuViewModel(dependencies: fixture.guide)
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() {
    viewModel.loadCover()
    fixture.cover.requests[0].answer(.failure(.offline))
    #expect(viewModel.cover == nil)
    viewModel.loadCover()
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    viewModel.loadCover()
    viewModel.loadCover()
    #expect(fixture.cover.requests.count == 1)
    #expect(viewModel.cover == nil)
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(viewModel.cover == "cover")
    viewModel.loadCover()
    #expect(viewModel.cover == nil)
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    fixture.cover.cached = ImageData(name: "cover")
    viewModel.loadCover()
    #expect(viewModel.cover == "cover")
    #expect(fixture.cover.requests.isEmpty)
  }

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    #expect(badges == [nil, nil, nil])
    try fixture.dependencies.favourites.set(true, id: "maat")
    try fixture.dependencies.favourites.set(true, id: "castelo")
    #expect(badges == [nil, "2", nil])
    #expect(MenuViewModel(dependencies: fixture.guide).rows[1].badge == "2")
    try fixture.dependencies.favourites.set(false, id: "maat")
    try fixture.dependencies.favourites.set(false, id: "castelo")
    #expect(badges == [nil, nil, nil])
  }

  @Test("The parts of the guide stand in their order")
  func rows() {
    #expect(viewModel.title == "Lisbon")
    #expect(viewModel.greeting == "Hello, Mark")
    #expect(viewModel.rows.map(\.title) == ["Quarters", "Places", "Reference book"])
  }

  @Test(
    "Each row leads to its screen",
    arguments: [
      (0, SavedState.Screen.quarters(order: .priority)), (1, .places(quarterID: nil, title: "Places", query: "")),
      (2, .reference),
    ])
  func selection(row: Int, screen: SavedState.Screen) {
    viewModel.selectRow(at: row)
    #expect(fixture.navigation.destinations.map(\.savedScreen) == [screen])
  }

  @Test("Sign out ends the session")
  func signOut() {
    viewModel.signOut()
    #expect(fixture.session.user == nil)
  }

  @Test("A view model that goes away cancels its request and no longer observes")
  func goesAway() {
    var viewModel: MenuViewModel? = MenuViewModel(dependencies: fixture.guide)
    weak let reference = viewModel
    viewModel?.loadCover()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(fixture.cover.requests[0].isCancelled)
  }
}
