import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct MenuViewModelTests {
  private let fixture = GuideFixture()
  private let viewModel: MenuViewModel

  private var badges: [String?] { viewModel.rows.map(\.badge) }

  init() {
    viewModel = fixture.guide.menu
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() throws {
    viewModel.loadCover()
    try fixture.device.cover.requests[0].answer(.failure(.offline))
    #expect(viewModel.cover == nil)
    viewModel.loadCover()
    #expect(fixture.device.cover.requests.count == 2)
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() throws {
    viewModel.loadCover()
    viewModel.loadCover()
    #expect(fixture.device.cover.requests.count == 1)
    #expect(viewModel.cover == nil)
    try fixture.device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(viewModel.cover == "cover")
    viewModel.loadCover()
    #expect(viewModel.cover == nil)
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    fixture.device.cover.cached = ImageData(name: "cover")
    viewModel.loadCover()
    #expect(viewModel.cover == "cover")
    #expect(fixture.device.cover.requests.isEmpty)
  }

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    #expect(badges == [nil, nil, nil])
    try fixture.device.favourites.set(true, id: "maat")
    try fixture.device.favourites.set(true, id: "aljube")
    #expect(badges == [nil, "2", nil])
    #expect(GuideViewModel.makeMenu(fixture.device.dependencies).rows[1].badge == "2")
    try fixture.device.favourites.set(false, id: "maat")
    try fixture.device.favourites.set(false, id: "aljube")
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
    #expect(fixture.navigation.path.map(\.savedScreen) == [screen])
  }

  @Test("Sign out ends the session")
  func signOut() {
    viewModel.signOut()
    #expect(fixture.device.session.user == nil)
  }
}
