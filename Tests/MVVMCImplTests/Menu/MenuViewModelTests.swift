import SharedModel
import Testing

@testable import MVVMCImpl

struct MenuViewModelTests {
  private let fixture = AppFixture()
  private let delegate = MenuViewModelCoordinatorDelegateDouble()
  private let viewModel: MenuViewModel

  private var badges: [String?] { viewModel.rows.value.map(\.badge) }

  init() {
    viewModel = Self.make(fixture)
    viewModel.coordinatorDelegate = delegate
  }

  private static func make(_ fixture: AppFixture) -> MenuViewModel {
    MenuViewModel(
      session: fixture.session, favourites: fixture.dependencies.favourites, cover: fixture.cover)
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() {
    viewModel.loadCover()
    fixture.cover.requests[0].answer(.failure(.offline))
    #expect(viewModel.cover.value == nil)
    viewModel.loadCover()
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    viewModel.loadCover()
    viewModel.loadCover()
    #expect(fixture.cover.requests.count == 1)
    #expect(viewModel.cover.value == nil)
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(viewModel.cover.value == "cover")
  }

  @Test("The cover is gone while it is obtained again")
  func coverAgain() {
    viewModel.loadCover()
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    viewModel.loadCover()
    #expect(viewModel.cover.value == nil)
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    fixture.cover.cached = ImageData(name: "cover")
    viewModel.loadCover()
    #expect(viewModel.cover.value == "cover")
    #expect(fixture.cover.requests.isEmpty)
    fixture.cover.cached = nil
    viewModel.loadCover()
    #expect(viewModel.cover.value == nil)
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    #expect(badges == [nil, nil, nil])
    try fixture.dependencies.favourites.set(true, id: "maat")
    try fixture.dependencies.favourites.set(true, id: "castelo")
    #expect(badges == [nil, "2", nil])
    try fixture.dependencies.favourites.set(false, id: "maat")
    try fixture.dependencies.favourites.set(false, id: "castelo")
    #expect(badges == [nil, nil, nil])
  }

  @Test("Favourites from before are counted from the start")
  func earlierFavourites() throws {
    try fixture.dependencies.favourites.set(true, id: "maat")
    #expect(Self.make(fixture).rows.value.map(\.badge) == [nil, "1", nil])
  }

  @Test("The parts of the guide stand in their order")
  func rows() {
    #expect(viewModel.title == "Lisbon")
    #expect(viewModel.rows.value.map(\.title) == ["Quarters", "Places", "Reference book"])
  }

  @Test("The user is greeted by name")
  func greeting() {
    #expect(viewModel.greeting == "Hello, Mark")
    #expect(Self.make(AppFixture(user: nil)).greeting == "")
  }

  @Test("What is selected is told to the coordinator")
  func selection() {
    for index in 0...2 { viewModel.selectRow(at: index) }
    #expect(delegate.selections == [.quarters, .places, .referenceBook])
  }

  @Test("Sign out ends the session")
  func signOut() {
    viewModel.signOut()
    #expect(fixture.session.user == nil)
  }

  @Test("A view model that goes away cancels its request and no longer observes")
  func goesAway() throws {
    var viewModel: MenuViewModel? = Self.make(fixture)
    weak let reference = viewModel
    viewModel?.loadCover()
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(fixture.cover.requests[0].isCancelled)
  }

  @Test("The coordinator is held weakly")
  func weakCoordinator() {
    var coordinator: MenuViewModelCoordinatorDelegateDouble? = MenuViewModelCoordinatorDelegateDouble()
    viewModel.coordinatorDelegate = coordinator
    #expect(viewModel.coordinatorDelegate === coordinator)
    coordinator = nil
    #expect(coordinator == nil && viewModel.coordinatorDelegate == nil)
  }
}
